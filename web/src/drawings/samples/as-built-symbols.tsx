type At = { readonly x: number; readonly y: number }

/** The symbols of the plan and of its legend, around a point. */
export function Outlet({ x, y }: At) {
  return <path d={`M${x - 4} ${y - 4}h8v8h-8z`} fill="currentColor" />
}

export function AccessPoint({ x, y }: At) {
  return (
    <>
      <circle cx={x} cy={y} r="10" strokeOpacity=".45" />
      <circle cx={x} cy={y} r="4" fill="var(--palette-background-paper)" />
    </>
  )
}

export const fibreLine = { stroke: 'var(--palette-success-main)', strokeWidth: 2.5 }
export const revisionLine = { stroke: 'var(--palette-primary-main)', strokeWidth: 1.75 }
export const matchLine = { strokeDasharray: '10 3 2 3' }
