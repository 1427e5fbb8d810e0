import { readFileSync } from 'node:fs'
import type { Plugin } from 'esbuild'

/**
 * Leaves out the parts of Stripe's API that the function doesn't use, two thirds of the package: every client instantiates
 * all of them. Using one that was left out throws.
 */
export const checkoutOnly: Plugin = {
  name: 'checkout-only',
  setup: (bundler) => {
    bundler.onLoad({ filter: /\/stripe\/esm\/resources\/.+\.js$/ }, ({ path }) => {
      if (path.includes('/Checkout/')) return undefined
      const classes = readFileSync(path, 'utf8').matchAll(/^export class \w+/gm)
      return { contents: Array.from(classes, ([start]) => `${start} {}`).join('\n') }
    })
  },
}
