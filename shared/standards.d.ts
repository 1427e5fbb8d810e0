// The parts of web standards that shared/ uses, which browsers and Node both have.

declare class URL {
  static canParse(text: string): boolean
  constructor(text: string)
  readonly protocol: string
  readonly origin: string
  readonly href: string
}

declare class TextEncoder {
  encode(text: string): Uint8Array
}

declare function btoa(bytes: string): string
