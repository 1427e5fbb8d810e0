import type { ConfigInput } from './config-schema.ts'

/**
 * The settings of production, all optional: without any, the site is served at CloudFront's own address. docs/deploy.md
 * explains each; config-schema.ts has the rules and defaults.
 */
export const config: ConfigInput = {
  // account: '123456789012',
  // live: true,
  // stackName: 'Site',
  // domainNames: ['www.example.com', 'example.com'],
  // certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/00000000-0000-0000-0000-000000000000',
  // hostedZone: { id: 'Z0123456789ABCDEFGHIJ', name: 'example.com' },
  // paymentsKeyParameter: '/Site/stripe-secret-key',
  // kmsKeyArn: 'arn:aws:kms:us-east-1:123456789012:key/00000000-0000-0000-0000-000000000000',
  // alarmEmail: 'operations@example.com',
  // pagerUrl: 'https://events.example.com/integration/0123456789/enqueue',
  // monthlyBudgetUsd: 50,
  // hstsSubdomains: true,
  // firewall: true,
  // serviceWorker: false,
  // heartbeat: true,
  // githubRepository: 'owner/site',
  // githubDiff: true,
  // reservedConcurrency: 20,
}

/** The settings of staging: every option that costs money is off, and none that sends emails is allowed (stage.ts). */
export const stagingConfig: ConfigInput = { stackName: 'SiteStaging' }
