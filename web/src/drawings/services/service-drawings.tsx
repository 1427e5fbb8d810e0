import type { ComponentType } from 'react'
import { drawnServices, type DrawingName } from '#web/content/service-drawings/drawn-services.ts'
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

const drawings: Record<DrawingName, Versions> = {
  rack: versionsOf(Rack),
  riskMatrix: versionsOf(RiskMatrix),
  migrationWaves: versionsOf(MigrationWaves),
  sensorDay: versionsOf(SensorDay),
  managedMonth: versionsOf(ManagedMonth),
  workshopDay: versionsOf(WorkshopDay),
}

const strata = versionsOf(Strata)
const names = new Map(Object.entries(drawnServices))

/** The drawing of the service with this slug. */
export function drawingOfService(slug: string): Versions {
  const name = names.get(slug)
  return name === undefined ? strata : drawings[name]
}
