/** An SVG file, as web/build/svg-shapes.ts prepares it. */
declare module '*.svg?shapes' {
  export const viewBox: string
  /** Width by height. */
  export const aspectRatio: number
  /** The file's content, in a group whose id is the file's name. */
  export const shapes: string
}
