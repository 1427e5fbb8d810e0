/** Of the URL standard, what shared/ uses: browsers and Node have it, and neither's types are known here. */
declare class URL {
  static canParse(text: string): boolean
  constructor(text: string)
  readonly protocol: string
  readonly origin: string
  readonly href: string
}
