import { planCurrency } from '#web/content/company.ts'
import { addOnPrices } from '#web/content/plan-prices.ts'
import type { ServiceDetails } from '#web/content/service.ts'

export const automationIot: ServiceDetails = {
  hero: {
    heading: 'Know what happens when nobody is looking',
    lead: 'Sensors, meters and workflows that tell the right person in time: the cold room that warms up, the generator that runs dry, the invoice that was never transmitted.',
  },
  drawing: {
    number: 'AI-01',
    title: 'Cold room, one day',
    label:
      'Temperature of a cold room over 24 hours. The power fails at 01:30, an SMS at 02:30 and a telephone call at 02:45 wake somebody, a generator runs from 03:45, and the stock never reaches the limit of 8 °C.',
  },
  overview: [
    `The most expensive failures in a warehouse, a pharmacy or a mast site are quiet ones. The mains go at two in the morning, the changeover switch sticks, and the stock is warm before anybody arrives. A sensor for a few thousand ${planCurrency.shortName} and an alert that telephones somebody prevent it.`,
    'We build the whole chain: the sensor, the radio, the gateway, the network segment, the store of measurements and the alert. Gateways keep their own clock and buffer readings for days, because the link will fail, and they run on a battery, because the power will too.',
    'The same care goes into paperwork. We connect point-of-sale, accounting and stock systems, so that tax invoices reach KRA’s eTIMS, M\u2011Pesa statements are matched with receipts, and what could not be matched lands on one person’s list.',
  ],
  cards: [
    {
      title: 'Sensing and metering',
      text: 'Temperature, humidity, door, vibration, fuel level and three-phase power, over LoRaWAN, Modbus, 4–20 mA or plain dry contacts. Calibrated where an auditor asks for it, with certificates kept beside the readings.',
    },
    {
      title: 'Gateways and network',
      text: 'MQTT over TLS with a certificate for each device, an own VLAN without a route to the office, firmware updated on a schedule, and readings buffered on the spot until the link is back.',
    },
    {
      title: 'Alerts and dashboards',
      text: 'Thresholds with a delay, so that an opened door is no alarm. Messages by SMS, email and telephone go on to the next person until somebody confirms. One screen for each site, readable on a phone.',
    },
    {
      title: 'Business workflows',
      text: 'Interfaces between sales, stock, accounting, eTIMS and M\u2011Pesa records, with retries, a log of every document and a list of what needs a person. No spreadsheet carried from desk to desk.',
    },
  ],
  inclusions: [
    'Site visit with a radio test at every sensor’s place',
    'Sensor and gateway list with prices and battery lives',
    'Installation, labelling and a separate network segment',
    'Device certificates and an update schedule',
    'Dashboard for each site and a monthly data export',
    'Alert rules with a tested chain of contacts',
    'Failure test: power, link and sensor, each in turn',
    'Drawings, spares list and a half-day of training',
  ],
  startingPrice: {
    before: 'IoT integration starts from',
    price: addOnPrices.iotIntegration,
    after: 'per project, sensors not included.',
  },
}
