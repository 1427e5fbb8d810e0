import { inspect } from 'node:util'
import * as v from 'valibot'
import { companySchema } from './company-schema.ts'

// The mistakes in the company's data: types don't see most of them, and a build doesn't compile.

/** Loads a file's exports. */
export async function loadData(file: string): Promise<unknown> {
  if (!file.endsWith('/')) return import(/* @vite-ignore */ `../../${file}`)
  const { loadLegalDocument } = await import('#web/content/legal/legal-documents.ts')
  const { legalPages } = await import('#web/content/legal/legal-pages.ts')
  return Promise.all(legalPages.map(loadLegalDocument))
}

/** A sentence for each mistake, with file and item. */
export async function findMistakes(load = loadData): Promise<readonly string[]> {
  const data: Record<string, unknown> = {}
  const failures: string[] = []
  for (const file of Object.keys(companySchema.entries)) {
    try {
      data[file] = await load(file)
    } catch (error) {
      failures.push(failureOf(file, error))
      break
    }
  }
  const { success, issues = [], output } = v.safeParse(companySchema, data)
  if (success) return [...conflictsIn(output)]
  // What wasn't loaded is no mistake of its own.
  const mistakes = issues.filter(({ path = [] }) => path.length > 1).map(sentenceOf)
  return mistakes.length > 0 ? mistakes : failures
}

/** Where a file threw, and why. */
function failureOf(file: string, error: unknown): string {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  const [place = file] = new RegExp(`${file}[\\w.-]*:\\d+`).exec(stack) ?? []
  return `${place}: ${message}.`
}

const named = v.union(['id', 'slug', 'name'].map((key) => v.object({ [key]: v.string() })))

/** What is wrong with one value: its file, the way to it, with names in place of indexes, and its rule. */
function sentenceOf({ path, expected, message }: v.BaseIssue<unknown>): string {
  const names = (path ?? []).map(({ key, value }) =>
    v.is(named, value) ? Object.values(v.parse(named, value)).join() : String(key),
  )
  const value = path?.at(-1)?.value
  const rule = expected === null ? message : `of type ${expected}`
  const fault = value === undefined ? 'missing' : `${inspect(value)}, not ${rule}`
  return `${names[0]}: ${names.slice(1).join('.')} is ${fault}.`
}

/** Says which of an offer's or a service's names occur twice, regardless of case. */
function* twice(key: string, entries: readonly (readonly [file: string, text: string])[]) {
  const texts = entries.map(([, text]) => text.toLowerCase())
  for (const [at, [file, text]] of entries.entries())
    if (texts.indexOf(text.toLowerCase()) < at) yield `${file}: two have the ${key} “${text}”.`
}

const summaries = 'web/src/content/service-summaries.ts'

// https://www.unicode.org/iso15924/iso15924-codes.html
const rightToLeft = ['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa']

/** Which values, right by themselves, contradict each other. */
function* conflictsIn(data: v.InferOutput<typeof companySchema>) {
  const { packageCurrency, language, direction } = data['shared/locale.ts']
  const { code: currency, decimals } = packageCurrency
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  const { maximumFractionDigits: usual } = format.resolvedOptions()
  if (usual !== decimals || ![0, 2].includes(decimals))
    yield `shared/locale.ts: ${currency} has ${usual} decimals, and ${decimals} are set. A site’s currency has 0 or 2.`
  const { script = '' } = new Intl.Locale(language).maximize()
  if (direction !== (rightToLeft.includes(script) ? 'rtl' : 'ltr'))
    yield `shared/locale.ts: direction is '${direction}', not that of ${language}.`

  const { customServiceId, customNameMaxLength } = data['shared/catalogue.ts']
  const { coreServices } = data['shared/core-services.ts']
  const { additionalServices, premiumAddOns, resources } = data['shared/price-list.ts']
  const { serviceSummaries } = data[summaries]
  const listed = [...additionalServices, ...premiumAddOns, ...resources]
  const offers = [
    ...coreServices.map((offer) => ({ ...offer, file: 'shared/core-services.ts' })),
    ...listed.map((offer) => ({ ...offer, file: 'shared/price-list.ts' })),
  ]
  const ids = offers.map(({ file, id }) => [file, id] as const)
  const names = offers.map(({ file, name }) => [file, name] as const)
  const slugs = serviceSummaries.map(({ slug }) => [summaries, slug] as const)
  yield* twice('id', [['', customServiceId], ...ids])
  yield* twice('name', names)
  yield* twice('slug', slugs)
  for (const { file, id, name, price, formerPrices } of offers) {
    if (name.length > customNameMaxLength)
      yield `${file}: the name of “${id}” has more than ${customNameMaxLength} letters.`
    for (const [at, { cents, until }] of formerPrices.entries())
      if (cents === price || until <= (formerPrices[at - 1]?.until ?? ''))
        yield `${file}: the former prices of “${id}” are not other than today’s, the earliest first.`
  }
  const presets = 'web/src/content/quote-presets.ts'
  const { quotePresets, peopleCounts } = data[presets]
  for (const { id, max, step, initial } of resources) {
    const isOnSale = (count: number) => count >= 0 && count <= max && count % step === 0
    const inExamples = quotePresets.map(({ selection }) => selection.quantities[id] ?? 0)
    if (!isOnSale(max) || !isOnSale(initial))
      yield `shared/price-list.ts: max and initial of “${id}” are not on its steps of ${step}.`
    else
      for (const count of [...(peopleCounts[id] ?? []), ...inExamples])
        if (!isOnSale(count)) yield `${presets}: ${count} of “${id}” are not on sale.`
  }
  const { resourceCopy, overlaps } = data['web/src/content/catalogue-copy.ts']
  for (const [id, { icon }] of Object.entries(resourceCopy))
    if (!(icon in data['web/src/ui/icons.ts']))
      yield `web/src/content/catalogue-copy.ts: the icon of “${id}”, ${icon}, is not in web/src/ui/icons.ts.`
  for (const { name, selection } of quotePresets) {
    const { fixedItems, quantities } = selection
    const people = Math.max(0, ...Object.keys(peopleCounts).map((id) => quantities[id] ?? 0))
    const example = `${presets}: in “${name}”`
    for (const { id, covers } of [...coreServices, ...additionalServices, ...premiumAddOns])
      if (fixedItems.includes(id) && (covers.people ?? people) < people)
        yield `${example} “${id}” is for ${covers.people} of ${people} people.`
    for (const { pair } of overlaps)
      if (pair.every((id) => fixedItems.includes(id)))
        yield `${example} “${pair.join('” and “')}” overlap.`
  }
}
