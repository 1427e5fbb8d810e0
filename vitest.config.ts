import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const web = {
  plugins: [react()],
  test: { environment: 'jsdom', setupFiles: ['tests/support/setup-web.ts'] },
}

export default defineConfig({
  test: {
    projects: [
      // What both sides execute is tested on both sides.
      { test: { name: 'shared-node', include: ['tests/shared/**/*.test.ts'] } },
      {
        test: {
          name: 'shared-browser',
          include: ['tests/shared/**/*.test.ts'],
          environment: 'jsdom',
        },
      },
      { ...web, test: { ...web.test, name: 'web', include: ['tests/web/**/*.test.{ts,tsx}'] } },
      { test: { name: 'lambda', include: ['tests/lambda/**/*.test.ts'] } },
      { test: { name: 'infra', include: ['tests/infra/**/*.test.ts'] } },
      { test: { name: 'repo', include: ['tests/repo/**/*.test.ts'] } },
      { test: { name: 'build', include: ['tests/build/**/*.test.ts'] } },
    ],
  },
})
