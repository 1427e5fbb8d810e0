/** A logo, as web/build/svg-shapes.ts prepares it. */
declare module '*.svg?shapes' {
  export const viewBox: string
  export const aspectRatio: number
  /** The file's content, in a group whose id is the file's name. */
  export const shapes: string
}

/** A drawing, as web/build/svg-shapes.ts prepares it. */
declare module '*.svg?drawing' {
  import type { ComponentType } from 'react'

  export const viewBox: string
  /** The file's name, which is the id of the group that Content draws. */
  export const id: string
  export const Content: ComponentType
}
