/** A logo or a drawing, as web/build/svg-shapes.ts prepares it. */
declare module '*.svg?drawing' {
  import type { ComponentType } from 'react'

  export const viewBox: string
  export const aspectRatio: number
  /** The file's name, which is the id of the group that Content draws. */
  export const id: string
  export const Content: ComponentType
}
