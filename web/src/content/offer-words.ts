/** The words around what is computed of offers and their prices (offers/). */
export const offerWords = {
  /** What no line of a package includes (rule 7.25). */
  notInPrice: (list: string) => `Not in this price: ${list}.`,
  /** Such as "100 GB at US$2.00". */
  quantityAt: (quantity: string, price: string) => `${quantity} at ${price}`,
  per: (unit: string) => `per ${unit}`,
  /** Unfolds offers on a phone (rule 7.21). */
  showAll: (count: number, price: string, term: string) =>
    `Show all ${count}, from ${price} ${term}`,
  /** How long a project usually takes (rule 13.6). */
  usually: (weeks: string) => `Usually ${weeks} from survey to handover.`,
  usualTimes: (list: string) => `Usual time from survey to handover: ${list}.`,
  /** The name of a sum with monthly lines. */
  firstMonthToo: (name: string) => `${name}, first month too`,
} as const
