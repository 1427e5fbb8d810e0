import * as fc from 'fast-check'
import { paths } from '#web/content/paths.ts'
import { command } from './command.ts'
import type { Model } from './model.ts'
import type { Fate } from './payment-server.ts'

const works: Fate = { words: 'and it works', provider: ['session'] }

const troubles: readonly Fate[] = [
  { words: 'and the provider has one fault', provider: ['fault', 'session'] },
  { words: 'and the provider’s first response is lost', provider: ['lost', 'session'] },
  { words: 'and all of the provider’s responses are lost', provider: ['lost'] },
  { words: 'and the provider refuses', provider: ['refusal'] },
  { words: 'but the network fails first', provider: [], network: 'lost before' },
  { words: 'but the network fails afterwards', provider: ['session'], network: 'lost after' },
]

const atProvider = (model: Readonly<Model>) => model.tab.session !== null

const pay = fc
  .tuple(fc.oneof(fc.constant(works), fc.constantFrom(works, ...troubles)), fc.boolean())
  .map(([fate, isSlow]) =>
    command(
      `press Pay twice${isSlow ? ' on a slow network' : ''} ${fate.words}`,
      (model) => model.isOn(paths.checkout),
      async (model, site) => {
        model.pay(fate, isSlow)
        await site.pay(fate, isSlow)
      },
    ),
  )

const answer = command(
  'the slow answer arrives',
  (model) => model.tab.requests.length > 0 && !atProvider(model),
  async (model, site) => {
    model.answer(model.tab.requests[0])
    await site.answer()
  },
)

const leaveProvider = fc.constantFrom<('pay' | 'cancel')[]>('pay', 'cancel').map((choice) =>
  command(`${choice} at the provider`, atProvider, async (model, site) => {
    const session = site.sessions()[model.tab.session ?? 0]
    model.load(choice === 'pay' ? paths.paymentSuccess : paths.paymentFailed)
    await site.load(session?.returnsTo[choice] ?? '')
  }),
)

const goBack = fc.constantFrom(
  command('go back from the provider to a new page', atProvider, async (model, site) => {
    model.load(paths.checkout)
    await site.load(paths.checkout)
  }),
  command(
    'go back from the provider to the page as it was',
    (model) => atProvider(model) && !model.tab.isDropped,
    async (model, site) => {
      model.comeBack()
      await site.comeBack()
    },
  ),
)

export const paymentCommands = [
  { arbitrary: pay, weight: 12 },
  { arbitrary: fc.constant(answer), weight: 6 },
  { arbitrary: leaveProvider, weight: 10 },
  { arbitrary: goBack, weight: 3 },
]
