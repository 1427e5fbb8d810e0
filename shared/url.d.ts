/** The parts of the URL standard that shared/ uses, which browsers and Node both have. */
declare class URL {
  static canParse(text: string): boolean
  constructor(text: string)
  readonly protocol: string
  readonly origin: string
  readonly href: string
}
