/**
 * How many days the deployment's logs are kept, which the Privacy Policy states: the edge's and the bucket's access logs
 * have visitors' IP addresses. Must be one of CloudWatch's retention periods; any other number doesn't compile.
 */
export const logRetentionDays = 90
