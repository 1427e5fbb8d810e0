import type { Service, ServiceDetails } from '#web/content/service.ts'
import { serviceSummaries, type ServiceSlug } from '#web/content/service-summaries.ts'
import { automationIot } from './automation-iot.ts'
import { cloudIntegration } from './cloud-integration.ts'
import { consultingTraining } from './consulting-training.ts'
import { cybersecurity } from './cybersecurity.ts'
import { managedIt } from './managed-it.ts'
import { networkDesign } from './network-design.ts'

const details: Record<ServiceSlug, ServiceDetails> = {
  'network-design': networkDesign,
  cybersecurity,
  'cloud-integration': cloudIntegration,
  'automation-iot': automationIot,
  'managed-it': managedIt,
  'consulting-training': consultingTraining,
}

/** The services with all details. Cards and the site map only need the summaries. */
export const services: readonly Service[] = serviceSummaries.map((summary) => ({
  ...summary,
  ...details[summary.slug],
}))
