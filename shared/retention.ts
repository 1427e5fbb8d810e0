/**
 * How many days the deployment's logs are kept, which the Privacy Policy states: the edge's and the bucket's access logs
 * have visitors' IP addresses. Has to be one of CloudWatch's retention periods; another number doesn't compile.
 */
export const logRetentionDays = 90
