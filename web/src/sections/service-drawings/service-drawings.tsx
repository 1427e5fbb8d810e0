import type { ComponentType } from 'react'
import type { ServiceSlug } from '#web/content/service-summaries.ts'
import type { DrawingProps } from './drawing-props.ts'
import { ManagedMonth } from './managed-month.tsx'
import { MigrationWaves } from './migration-waves.tsx'
import { Rack } from './rack.tsx'
import { RiskMatrix } from './risk-matrix.tsx'
import { SensorDay } from './sensor-day.tsx'
import { Strata } from './strata.tsx'
import { WorkshopDay } from './workshop-day.tsx'

type Versions = ReturnType<typeof versionsOf>

const versionsOf = (Drawing: ComponentType<DrawingProps>) => ({
  full: { Content: () => <Drawing isSmall={false} /> },
  small: { Content: () => <Drawing isSmall /> },
})

/** The drawings by the services' slugs. */
export const serviceDrawings: ReadonlyMap<string, Versions> = new Map<ServiceSlug, Versions>([
  ['network-design', versionsOf(Rack)],
  ['cybersecurity', versionsOf(RiskMatrix)],
  ['cloud-integration', versionsOf(MigrationWaves)],
  ['automation-iot', versionsOf(SensorDay)],
  ['managed-it', versionsOf(ManagedMonth)],
  ['consulting-training', versionsOf(WorkshopDay)],
])

/** For a service without a drawing of its own. */
export const strata = versionsOf(Strata)
