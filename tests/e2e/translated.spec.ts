import type { Page } from '@playwright/test'
import * as fc from 'fast-check'
import { checkoutPath } from '#shared/addresses.ts'
import { totalHeader } from '#shared/checkout-contract.ts'
import { cents } from '#shared/money.ts'
import { checkoutCopy } from '#web/content/checkout-copy.ts'
import { contact } from '#web/content/contact.ts'
import { notices } from '#web/content/notices.ts'
import { readyMessage } from '#web/content/message-labels.ts'
import { addToQuotePath, paths } from '#web/content/paths.ts'
import { paymentSuccess } from '#web/content/payment-result.ts'
import { quoteActions } from '#web/content/quote-action-labels.ts'
import { quoteBuilder } from '#web/content/quote-builder.ts'
import { sendQuote } from '#web/content/quote-message.ts'
import { siteMap } from '#web/content/site-map.ts'
import {
  button,
  expect,
  field,
  fillInDetails,
  goToProvider,
  heading,
  idle,
  open,
  packageQuote,
  payAtProvider,
  payButton,
  proceedButton,
  test,
} from '#tests/support/journey.ts'
import { packageOffer } from '#tests/support/sample-package.ts'
import { ignoreFailedLoads } from '#tests/support/lost-files.ts'
import { translate } from '#tests/support/translator.ts'
import { viewports } from '#tests/support/viewports.ts'

/** A visitor's walk through the site, and what the site said and sent meanwhile. */
type Walk = {
  readonly page: Page
  readonly said: string[]
  readonly sent: unknown[]
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
    const numbersOfTheOrder = /INV-\d+-\d+|\b[2-9A-Z]{4}-[2-9A-Z]{4}\b/g
    said.push(text.replaceAll(numbersOfTheOrder, '#').replaceAll(/\s+/g, ' '))
  }
  const arrive = async () => {
    if (isTranslated) await page.evaluate(translate, false)
    await listen()
  }
  return { page, said, sent: [], arrive, listen }
}

/** The words that only one of two texts has. */
function differences(one: string, other: string): readonly string[] {
  const [words, others] = [one.split(' '), other.split(' ')]
  return [
    ...words.filter((word) => !others.includes(word)).map((word) => `- ${word}`),
    ...others.filter((word) => !words.includes(word)).map((word) => `+ ${word}`),
  ]
}

/** Walks twice, on the pages as they are and on translated ones, and expects the site to say and send the same. */
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
    await page.route(`**${checkoutPath}`, async (route) => {
      each.sent.push(route.request().postDataJSON(), route.request().headers()[totalHeader])
      await route.fallback()
    })
    await walk(each)
    await page.unrouteAll()
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
  }
  expect(translated.said).toHaveLength(plain.said.length)
  for (const [step, text] of plain.said.entries())
    expect(differences(text, translated.said[step] ?? ''), `step ${step}`).toEqual([])
  expect(translated.sent).toEqual(plain.sent)
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

test('the controls of every page say the same when it is translated', async ({ page }) => {
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

for (const seed of [1, 2, 3]) {
  test(`a translated purchase after any 30 presses is like the plain one (seed ${seed})`, async ({
    page,
    browserErrors,
  }) => {
    const numbers = fc.sample(fc.nat(), { seed, numRuns: 30 })
    await walkTwice(page, async (walk) => {
      const { listen, arrive } = walk
      await open(page, addToQuotePath(packageOffer.id))
      await arrive()
      for (const number of numbers) await press(walk, number)
      // A dialog may be open.
      await page.keyboard.press('Escape')
      await page.getByRole('checkbox', { name: packageOffer.name }).check()
      await expect(button(page, quoteBuilder.summary.remove(packageOffer.name))).toBeVisible()
      // An unfinished one would need a second press on Proceed.
      await page.getByRole('checkbox', { name: quoteBuilder.custom.checkbox }).uncheck()
      await listen()
      await proceedButton(page).click()
      await expect(heading(page, checkoutCopy.heading)).toBeVisible()
      await listen()

      await payButton(page).click()
      await listen()
      await fillInDetails(page)
      await field(page, 'notes').fill('x'.repeat(501))
      await listen()
      const totals = { listed: cents(50), net: cents(50), vat: cents(8), total: cents(58) }
      const error = { code: 'total_changed', message: '', totals }
      await page.route(
        `**${checkoutPath}`,
        (route) => route.fulfill({ status: 409, json: { error } }),
        { times: 1 },
      )
      // The first answer has another total, and the second, of the function itself, the right one again.
      for (let answer = 0; answer < 2; answer += 1) {
        const answered = page.waitForResponse(`**${checkoutPath}`)
        await payButton(page).click()
        await answered
        await listen()
      }
      await goToProvider(page)
      await payAtProvider(page)
      await arrive()
      await page.getByRole('link', { name: paymentSuccess.links[0]?.text }).click()
      await page.getByRole('link', { name: 'Build Quote' }).first().click()
      await button(page, quoteBuilder.restore.button).click()
      await listen()
      await button(page, quoteBuilder.start.undo).click()
      await listen()
    })
    ignoreFailedLoads(browserErrors)
    const others = browserErrors.filter((it) => !it.includes(notices.checkoutFailed.title))
    browserErrors.splice(0, Infinity, ...others)
  })
}
