/** The message of each alarm: what it means, where to look, what to do. docs/deploy.md lists the thresholds. */
export const alarmTexts = {
  Outage:
    'Visitors cannot read the site, or buyers cannot pay. The dashboard shows which alarm is behind it: follow its message. If it began with a deployment, roll back.',
  FunctionCrashes:
    'The function crashed or timed out. Look at the end of its log. If it began with a deployment, roll back.',
  RequestErrors:
    "A buyer could not reach the payment page. Look at the code in the function's log. key_unavailable: check that the parameter exists and holds a key. provider_rejected: check the key's mode and permissions.",
  ProviderFailures:
    "The payment provider is failing. Look at its status page, and wait; the function's log has its request ids. If it lasts: When Stripe is down.",
  ProviderBusy: "The payment provider's rate limit refused every attempt. See More checkouts.",
  ApiErrors:
    "The API responded with a 5xx. If another alarm such as RequestErrors is on, follow that one. Otherwise the API cannot invoke the function: look at the API's access log.",
  SlowRequests:
    "1% of requests take over 10 s; pages give up after 20 s. Look at the payment provider's status page, and wait.",
  ThrottledFunction:
    'More concurrent calls than reserved, or than the account allows. If SlowRequests is on, follow that one. Otherwise other functions use up the quota: set or raise reservedConcurrency.',
  EdgeErrors:
    "At least 1% of the edge's responses are 5xx. The dashboard shows whether it is the API, which has alarms of its own, or the bucket: When us-east-1 is down.",
  Heartbeat:
    "The live site failed a check, or the checks no longer run. The heartbeat's log names the check; without a log, the schedule is gone. Provider: see Verify. price_refused after a rollback of the function alone: roll back the pages too.",
  RefusedPrices:
    'Requests contain wrong prices. After a price change, they come from pages opened before it: nothing to do. Otherwise someone is probing the API.',
  RefusedCalls:
    "Edge, pages and function do not match, or someone is probing the API. Look at the code in the function's log. If no sessions are created any more, roll back.",
  ManyRefusals:
    "For a quarter of an hour, a request a second or more was refused or throttled. The API's access log has 429 for throttled. See Under attack.",
  ManyRequests:
    'For a quarter of an hour, 200 requests a second or more reached the edge. If no campaign explains them, see Under attack.',
  CertificateExpiry:
    'The certificate expires within 14 days. Restore its DNS validation records; ACM then renews it.',
} as const
