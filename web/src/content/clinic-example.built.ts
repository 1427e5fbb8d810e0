import { addToQuotePath } from './paths.ts'
import { quotePresets } from './quote-presets.ts'

const clinic = quotePresets.find(({ name }) => name === 'Clinic')
if (!clinic) throw new Error('No clinic in quote-presets.ts: link home.ts to another example')
const { name, selection } = clinic

/** The builder’s example for healthcare, and the link that adds its offers; built, because of the catalogue's weight. */
export const clinicExample = { name, path: addToQuotePath(selection.fixedItems.join(',')) }
