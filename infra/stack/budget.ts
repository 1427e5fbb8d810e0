import { CfnBudget } from 'aws-cdk-lib/aws-budgets'
import type { Construct } from 'constructs'

/** Emails when the whole account has spent 80% of the monthly budget, and when it is forecast to exceed it. */
export function createBudget(scope: Construct, monthlyUsd: number, email: string): CfnBudget {
  const subscribers = [{ subscriptionType: 'EMAIL', address: email }]
  const notifications = [
    { notificationType: 'ACTUAL', threshold: 80 },
    { notificationType: 'FORECASTED', threshold: 100 },
  ]
  const above = { comparisonOperator: 'GREATER_THAN', thresholdType: 'PERCENTAGE' }
  return new CfnBudget(scope, 'Budget', {
    budget: {
      budgetType: 'COST',
      timeUnit: 'MONTHLY',
      budgetLimit: { amount: monthlyUsd, unit: 'USD' },
    },
    notificationsWithSubscribers: notifications.map((notification) => ({
      notification: { ...notification, ...above },
      subscribers,
    })),
  })
}
