import { expect, test } from '@playwright/test'
import { build } from 'esbuild'
import type { ColourScheme } from '#shared/colour-scheme.ts'
import { schemes, theme } from '#web/theme/theme.ts'

/** A page as an adopter would write it, with MUI components that the site doesn't use. */
const page = `
  import { createRoot } from 'react-dom/client'
  import Button from '@mui/material/Button'
  import TextField from '@mui/material/TextField'
  import { MuiTheme } from '#web/theme/mui-theme.tsx'

  createRoot(document.body).render(
    <MuiTheme>
      <Button variant="contained">Send</Button>
      <TextField label="Name" required error />
    </MuiTheme>,
  )`

const bundled = build({
  stdin: { contents: page, loader: 'tsx', resolveDir: import.meta.dirname },
  bundle: true,
  write: false,
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
})

const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`

const cases: readonly (readonly [browser: ColourScheme, chosen: string, shown: ColourScheme])[] = [
  ['light', '', 'light'],
  ['dark', '', 'dark'],
  ['dark', 'light', 'light'],
]
for (const [colorScheme, chosen, shown] of cases) {
  test(`MUI’s Button and TextField have the brand’s colours, type and radius if the browser prefers ${colorScheme} and the visitor chose ${chosen || 'nothing'}`, async ({
    page: tab,
  }) => {
    const { palette } = schemes[shown]
    const [script] = (await bundled).outputFiles
    await tab.emulateMedia({ colorScheme })
    await tab.setContent(`<html data-scheme="${chosen}"><body></body></html>`)
    await tab.addScriptTag({ content: script?.text ?? '' })
    const button = tab.getByRole('button', { name: 'Send' })
    const field = tab.locator('.MuiInputBase-root')
    await expect(button).toHaveCSS('background-color', rgb(palette.primary.main))
    await expect(button).toHaveCSS('color', rgb(palette.primary.contrastText))
    await expect(button).toHaveCSS('text-transform', 'none')
    await expect(field).toHaveCSS('color', rgb(palette.text.primary))
    await expect(tab.locator('fieldset')).toHaveCSS('border-color', rgb(palette.error.main))
    for (const element of [button, field]) {
      await expect(element).toHaveCSS('border-radius', `${theme.shape.borderRadius}px`)
      await expect(element).toHaveCSS('font-family', /^"Instrument Sans"/)
    }
  })
}
