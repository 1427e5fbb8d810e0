/** Whether cards stand in two columns: two or four would leave a gap in three. Known before the last card has arrived. */
export const isInPairs = ({ length }: readonly unknown[]) => length === 2 || length === 4
