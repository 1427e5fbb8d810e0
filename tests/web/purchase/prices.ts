import { vi } from 'vitest'
import { fixedItems, resources } from '#shared/catalogue.ts'
import { quoteValidityDays } from '#shared/former-prices.ts'
import { cents } from '#shared/money.ts'
import { changePrice } from '#tests/support/changed-prices.ts'

// What an offer cost on each day, once more: the catalogue keeps former prices with their last days, this keeps every day's.

const noon = (day: number) => Date.UTC(2026, 0, 1 + day, 12)

/** The offers whose prices change. The first two keep theirs: other versions of the site state them. */
export const changing = fixedItems.slice(2, 4)
const offers = [...fixedItems, ...resources]
const firstDay = new Map<string, number>(offers.map(({ name, price }) => [name, price]))

class Prices {
  /** Those of each day until today. */
  #days = [firstDay]

  restart(): void {
    this.#days = [firstDay]
    this.apply()
  }

  get today(): number {
    return this.#days.length - 1
  }

  pass(days: number): void {
    const latest = this.#days.at(-1) ?? firstDay
    for (let day = 0; day < days; day += 1) this.#days.push(latest)
  }

  /** The prices of the offers that change, from today on. */
  change(amounts: readonly number[]): void {
    const changed = changing.map(({ name }, index) => [name, amounts[index] ?? 0] as const)
    this.#days[this.today] = new Map([...(this.#days.at(-1) ?? []), ...changed])
  }

  #since(name: string, first: number): readonly number[] {
    return this.#days.slice(Math.max(0, first)).map((day) => day.get(name) ?? 0)
  }

  lowest(name: string, since = this.today): number {
    return Math.min(...this.#since(name, since))
  }

  /** The days whose quotes still hold, the latest first: a day more than they promise. */
  get kept(): readonly number[] {
    return Array.from({ length: quoteValidityDays + 2 }, (_, age) => this.today - age)
  }

  wasOnSale(name: string, unitPrice: number): boolean {
    return this.#since(name, this.kept.at(-1) ?? 0).includes(unitPrice)
  }

  /** Sets the site's clock and its catalogue to these days. */
  apply(): void {
    vi.spyOn(Date, 'now').mockReturnValue(noon(this.today))
    for (const offer of changing) {
      const price = this.lowest(offer.name)
      const former = this.#since(offer.name, 0).flatMap((before, day, all) =>
        before === (all[day + 1] ?? before)
          ? []
          : [{ cents: cents(before), until: new Date(noon(day)).toISOString().slice(0, 10) }],
      )
      changePrice(offer, cents(price), former)
    }
  }
}

/** The prices that buyer and site have lived through. */
export const prices = new Prices()
