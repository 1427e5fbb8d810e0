import { parseWebOrigin } from '#shared/addresses.ts'
import { direction, language, packageCurrency } from '#shared/locale.ts'
import { paymentTerms } from '#shared/payment-terms.ts'
import { vat } from '#shared/vat.ts'
import { CommandError } from './command.ts'
import type { GivenSettings } from './environment.ts'

export type BuildSettings = {
  /** The origin the site is published at; if undefined, the one in web/src/content/company.ts. */
  readonly siteOrigin: string | undefined
  /** Whether browsers install the service worker or remove the one they have. */
  readonly serviceWorker: boolean
}

/** What a deployment's settings say about the build. */
type DeployedSettings = {
  readonly domainNames?: readonly string[] | undefined
  readonly serviceWorker: boolean
}

/** @throws CommandError unless the currency's usual decimals are those set here */
export function checkCurrency({ code, decimals }: typeof packageCurrency): void {
  const usual = new Intl.NumberFormat('en', { style: 'currency', currency: code }).resolvedOptions()
  const { maximumFractionDigits } = usual
  if (maximumFractionDigits === decimals) return
  throw new CommandError(
    `packageCurrency in shared/locale.ts: ${code} has ${maximumFractionDigits} decimals, not ${decimals}. A site’s currency has 0 or 2.`,
  )
}

/** @throws CommandError for what is no percentage with at most two decimals */
export function checkPercent(name: string, percent: number): void {
  if (percent >= 0 && percent <= 100 && Number(percent.toFixed(2)) === percent) return
  throw new CommandError(`${name} is ${percent}, not a percentage with at most two decimals.`)
}

// https://www.unicode.org/iso15924/iso15924-codes.html
const rightToLeft = ['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa']

/** @throws CommandError if the language's script is written in the other direction */
export function checkDirection(tag: string, given: typeof direction): void {
  const { script = '' } = new Intl.Locale(tag).maximize()
  const usual = rightToLeft.includes(script) ? 'rtl' : 'ltr'
  if (given === usual) return
  throw new CommandError(`direction in shared/locale.ts must be '${usual}' for ${tag}.`)
}

/** SITE_ORIGIN takes precedence over the first of the deployment's domain names. */
export function readBuildSettings(
  { SITE_ORIGIN: given }: GivenSettings,
  { domainNames: [mainName] = [], serviceWorker }: DeployedSettings,
): BuildSettings {
  checkCurrency(packageCurrency)
  checkDirection(language, direction)
  checkPercent('percent in shared/vat.ts', vat.percent)
  checkPercent('percentWithOrder in shared/payment-terms.ts', paymentTerms.percentWithOrder)
  const siteOrigin = given === undefined ? mainName && `https://${mainName}` : parseWebOrigin(given)
  if (siteOrigin !== null) return { siteOrigin, serviceWorker }
  throw new CommandError(
    'SITE_ORIGIN must be the origin of the published site, such as https://www.example.com, without a path.',
  )
}
