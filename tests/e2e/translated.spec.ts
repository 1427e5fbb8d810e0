import type { Page } from '@playwright/test'
import { contact } from '#web/content/contact.ts'
import { readyMessage } from '#web/content/message-labels.ts'
import { paths } from '#web/content/paths.ts'
import { quoteActions } from '#web/content/quote-action-labels.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { sendQuote } from '#web/content/quote-message.ts'
import { siteMap } from '#web/content/site-map.ts'
import { button, expect, idle, open, packageQuote, test } from '#tests/support/journey.ts'
import { translate } from '#tests/support/translator.ts'
import { viewports } from '#tests/support/viewports.ts'

/** A visitor's walk through the site, and what the site said meanwhile. */
type Walk = {
  readonly page: Page
  readonly said: string[]
  /** Translates the document that was loaded, if this visitor needs that, and notes what it says. */
  readonly arrive: () => Promise<void>
  /** Notes all that can be read on the page, once it has come to rest. */
  readonly listen: () => Promise<void>
}

function startWalk(page: Page, isTranslated: boolean): Walk {
  const said: string[] = []
  const listen = async () => {
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    // What is announced after a moment.
    await page.clock.runFor(1_000)
    await idle(page)
    const text = await page.locator('body').innerText()
    said.push(text.replaceAll(/INV-\d+-\d+/g, '#').replaceAll(/\s+/g, ' '))
  }
  const arrive = async () => {
    if (isTranslated) await page.evaluate(translate)
    await listen()
  }
  return { page, said, arrive, listen }
}

/** The words that only one of two texts has. */
function differences(one: string, other: string): readonly string[] {
  const [words, others] = [one.split(' '), other.split(' ')]
  return [
    ...words.filter((word) => !others.includes(word)).map((word) => `- ${word}`),
    ...others.filter((word) => !words.includes(word)).map((word) => `+ ${word}`),
  ]
}

/** Walks twice, on the pages as they are and on translated ones, and expects the site to say the same. */
async function walkTwice(page: Page, walk: (walk: Walk) => Promise<void>): Promise<void> {
  await page.clock.install()
  await page.context().grantPermissions(['clipboard-write'])
  await page.addInitScript(() => {
    // The system's own windows would stop the walk.
    Object.assign(window, { print: () => dispatchEvent(new Event('beforeprint')) })
    Reflect.deleteProperty(Navigator.prototype, 'canShare')
  })
  const [plain, translated] = [startWalk(page, false), startWalk(page, true)]
  for (const each of [plain, translated]) {
    await walk(each)
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
  }
  expect(translated.said).toHaveLength(plain.said.length)
  for (const [step, text] of plain.said.entries())
    expect(differences(text, translated.said[step] ?? ''), `step ${step}`).toEqual([])
}

/**
 * Presses the control with this number, and types into it if it is a text field.
 *
 * @returns how many controls the page has
 */
async function press({ page, listen }: Walk, number: number): Promise<number> {
  const count = await page.evaluate((index) => {
    const selector = 'main :is(button:not([data-leads-to], [type=submit]), input, summary)'
    const controls = [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (it) => !it.matches(':disabled'),
    )
    const control = controls[index % controls.length]
    control?.click()
    if (control instanceof HTMLInputElement && control.type === 'text') {
      control.focus()
      document.execCommand('insertText', false, String(index % 10))
    }
    return controls.length
  }, number)
  await listen()
  return count
}

test('the controls of every page say the same when it is translated (rule 1.11)', async ({
  page,
}) => {
  const { form, ready } = contact
  await walkTwice(page, async (walk) => {
    await page.setViewportSize(viewports.desktop)
    for (const path of [...siteMap.map((it) => it.path), '/pricin']) {
      // They have their own walk.
      if (path === paths.checkout || path === paths.customQuote) continue
      await open(page, path)
      await walk.arrive()
      for (let index = 0; index < (await press(walk, index)); index += 1);
    }
    await open(page, paths.contact)
    await walk.arrive()
    await button(page, form.submit).click()
    await walk.listen()
    for (const label of ['name', 'email', 'message'] as const)
      await page.getByRole('textbox', { name: form.fields[label], exact: true }).fill('a@b.example')
    for (const name of [form.submit, readyMessage.copy, ready.another]) {
      await button(page, name).click()
      await walk.listen()
    }

    await page.setViewportSize(viewports.mobile)
    await open(page, paths.customQuote)
    await walk.arrive()
    const [line] = packageQuote.lines.slice(1)
    const { summary } = quoteBuilder
    await button(page, summary.showLines).click()
    const sheet = page.getByRole('dialog', { name: summary.heading })
    for (const name of [summary.remove(line?.name ?? ''), summary.undoFor(line?.name ?? '')]) {
      await sheet.getByRole('button', { name }).click()
      await walk.listen()
    }
    await page.keyboard.press('Escape')
    await button(page, quoteActions.send).click()
    const message = page.getByRole('dialog', { name: sendQuote.heading })
    await message.getByRole('button', { name: readyMessage.copy }).click()
    await walk.listen()
  })
})
