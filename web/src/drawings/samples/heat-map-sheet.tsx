import type { ReactNode } from 'react'
import { DrawingSheet } from '#web/ui/drawing-sheet.tsx'
import { heatMap } from '#web/content/samples/heat-map.ts'
import { AccessPoint, Hatchings, HeatMapSurvey, levelFills, Mark } from './heat-map-survey.tsx'
import { sampleStatus } from '#web/content/sample-status.ts'
import styles from './heat-map-sheet.module.css'

const { number, title, surveys, levels, legend } = heatMap

/** The Wi-Fi survey of a floor, before and after the work. */
export function HeatMapSheet() {
  return (
    <DrawingSheet number={number} title={title} status={sampleStatus}>
      <svg width="0" height="0" aria-hidden="true">
        <Hatchings />
      </svg>
      <div className={styles.surveys}>
        {surveys.map((survey) => (
          <div key={survey.name}>
            <h3>{survey.name}</h3>
            <HeatMapSurvey survey={survey} />
            <p>{survey.caption}</p>
          </div>
        ))}
      </div>
      <div className={styles.legend}>
        <h3>{legend.heading}</h3>
        <ul role="list">
          {levels.map(({ from, text }, level) => (
            <LegendEntry key={text} text={`${rangeOf(level, from)}: ${text}`}>
              <path d="M.5.5h31v15h-31z" {...levelFills[level]} strokeOpacity=".6" />
            </LegendEntry>
          ))}
          <LegendEntry text={legend.accessPoint}>
            <AccessPoint x={16} y={8} />
          </LegendEntry>
          <LegendEntry text={legend.walk}>
            <path d="M0 8h32" strokeWidth="2" strokeDasharray="5 4" />
            <Mark x={16} y={8} isLost={false} />
          </LegendEntry>
          <LegendEntry text={legend.lost}>
            <Mark x={16} y={8} isLost />
          </LegendEntry>
        </ul>
      </div>
    </DrawingSheet>
  )
}

/** The range of a level in words; the last one has no lower limit. */
function rangeOf(level: number, from: number | null): string {
  if (from !== null) return legend.from(from)
  const limit = levels[level - 1]?.from
  return limit ? legend.below(limit) : ''
}

function LegendEntry({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  return (
    <li>
      <svg width="32" height="16" fill="none" stroke="currentColor" aria-hidden="true">
        {children}
      </svg>
      {text}
    </li>
  )
}
