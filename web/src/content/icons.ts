import {
  ArrowRight,
  Check,
  ChevronUp,
  Factory,
  HeartPulse,
  Landmark,
  Menu,
  Minus,
  Pause,
  Play,
  Plus,
  Store,
  X,
} from 'lucide'

/** The icon for each thing that has one, as a list of SVG elements on a 24-unit grid. */
export const icons = {
  arrow: ArrowRight,
  bank: Landmark,
  check: Check,
  chevron: ChevronUp,
  close: X,
  factory: Factory,
  health: HeartPulse,
  menu: Menu,
  minus: Minus,
  pause: Pause,
  play: Play,
  plus: Plus,
  retail: Store,
} as const

export type IconName = keyof typeof icons
