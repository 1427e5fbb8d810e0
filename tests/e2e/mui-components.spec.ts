import { build } from 'esbuild'
import { resources } from '#shared/catalogue.ts'
import type { ColourScheme } from '#shared/colour-scheme.ts'
import { paths } from '#web/content/paths.ts'
import { resourceCopy } from '#web/content/quote-builder.ts'
import { schemes, theme } from '#web/theme/theme.ts'
import { button, expect, open, test } from '#tests/support/journey.ts'

/** A page as an adopter would write it, with MUI components that the site doesn't use. */
const source = `
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
  stdin: { contents: source, loader: 'tsx', resolveDir: import.meta.dirname },
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
    page,
  }) => {
    const { palette } = schemes[shown]
    const [script] = (await bundled).outputFiles
    await page.emulateMedia({ colorScheme })
    await page.setContent(`<html data-scheme="${chosen}"><body></body></html>`)
    await page.addScriptTag({ content: script?.text ?? '' })
    const send = page.getByRole('button', { name: 'Send' })
    const field = page.locator('.MuiInputBase-root')
    await expect(send).toHaveCSS('background-color', rgb(palette.primary.main))
    await expect(send).toHaveCSS('color', rgb(palette.primary.contrastText))
    await expect(send).toHaveCSS('text-transform', 'none')
    await expect(field).toHaveCSS('color', rgb(palette.text.primary))
    await expect(page.locator('fieldset')).toHaveCSS('border-color', rgb(palette.error.main))
    for (const element of [send, field]) {
      await expect(element).toHaveCSS('border-radius', `${theme.shape.borderRadius}px`)
      await expect(element).toHaveCSS('font-family', /^"Instrument Sans"/)
    }
  })
}

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true })

  test('a tooltip names an icon button after 700 ms and on keyboard focus, not after a tap, and closes on Escape wherever the focus is (rule 12.3)', async ({
    page,
  }) => {
    await page.clock.install()
    await open(page, paths.customQuote)
    // Otherwise a busy machine would take the 700 ms for what follows.
    await page.clock.pauseAt(Date.now() + 60_000)
    const label = resourceCopy[resources[0].id].more
    const more = button(page, label)
    const tooltip = page.getByRole('main').getByRole('tooltip', { name: label })
    for (const close of [() => page.keyboard.press('Escape'), () => page.mouse.move(0, 0)]) {
      await page.mouse.move(0, 0)
      await more.hover()
      await page.clock.runFor(650)
      await expect(tooltip).toHaveCount(0)
      await page.clock.runFor(100)
      await expect(tooltip).toBeVisible()
      await close()
      await page.clock.runFor(750)
      await expect(tooltip).toHaveCount(0)
    }

    await more.tap()
    await expect(more).toBeFocused()
    await page.clock.runFor(750)
    await expect(tooltip).toHaveCount(0)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Shift+Tab')
    await page.clock.runFor(750)
    await expect(tooltip).toBeVisible()
  })
})
