export type Block = {
  readonly kind: 'theory' | 'hands-on' | 'break' | 'handout'
  /** In minutes since midnight. */
  readonly from: number
  readonly to: number
  readonly text: string
}

const at = (hour: number, minute = 0) => hour * 60 + minute

function duration(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`
}

/** The agenda of a workshop of one day. */
export const workshopDay = {
  blocks: [
    { kind: 'theory', from: at(9), to: at(10), text: 'What must come back first' },
    { kind: 'break', from: at(10), to: at(10, 30), text: 'Tea' },
    {
      kind: 'hands-on',
      from: at(10, 30),
      to: at(12, 30),
      text: 'Restore a server from its backup',
    },
    { kind: 'break', from: at(12, 30), to: at(13, 30), text: 'Lunch' },
    { kind: 'theory', from: at(13, 30), to: at(14, 15), text: 'Copies that nobody can delete' },
    {
      kind: 'hands-on',
      from: at(14, 15),
      to: at(15, 45),
      text: 'Exercise: the server room is lost',
    },
    { kind: 'handout', from: at(15, 45), to: at(16, 30), text: 'Questions, handout' },
  ] satisfies readonly Block[],
  /** The most people who take part, two at a bench. */
  seats: 12,
  theory: (minutes: number) => `Theory, ${duration(minutes)}`,
  handsOn: (minutes: number) => `Hands-on, ${duration(minutes)}`,
  time: (minutes: number) =>
    [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':'),
} as const
