import { planCurrency } from '#web/content/company.ts'
import { titled, type ServiceDetails } from '#web/content/service.ts'
import { startingPrices } from '#web/content/service-offers.ts'

export const details: ServiceDetails = {
  hero: {
    heading: 'Know what happens when nobody is looking',
    lead: 'Sensors, meters and workflows that tell the right person in time: the cold room that warms up, the generator that runs dry, the invoice that never went out.',
  },
  drawing: {
    number: 'AI-01',
    title: 'Cold room, one day',
    label:
      'Temperature of a cold room over 24 hours. The power fails at 01:30, an SMS at 02:30 and a telephone call at 02:45 wake somebody, a generator runs from 03:45, and the stock never reaches the limit of 8 °C.',
  },
  overview: [
    `The most expensive failures in a warehouse, a pharmacy or a mast site are quiet ones. The mains go off at two in the morning, the changeover switch sticks, and the stock is warm before anybody arrives. A sensor for a few thousand ${planCurrency.shortName} and an alert that phones somebody prevent it.`,
    'We build the whole chain, from the sensor to the alert. Gateways keep their own clock and store readings for days, because the link will fail, and they run on a battery, because the power will too.',
    'Paperwork gets the same care. We connect point-of-sale, accounting and stock systems, so that tax invoices reach KRA’s eTIMS, M-Pesa statements are matched with receipts, and what does not match lands on one person’s list.',
  ],
  cards: titled({
    'Sensing and metering':
      'Temperature, humidity, door, fuel level and three-phase power, over LoRaWAN, Modbus, 4–20 mA or dry contacts, calibrated where an auditor asks for it.',
    'Gateways and network':
      'MQTT over TLS with a certificate for each device, a VLAN of its own with no route to the office, scheduled firmware updates, and readings kept until the link is back.',
    'Alerts and dashboards':
      'Thresholds with a delay, so that an open door is not an alarm. SMS, email and phone calls go on to the next person until somebody confirms. One screen for each site.',
    'Business workflows':
      'Sales, stock, accounting, eTIMS and M-Pesa connected, with retries, a log of every document and a list of what needs a person. No spreadsheets carried from desk to desk.',
  }),
  inclusions: [
    'Site visit, with a radio test at every sensor',
    'Equipment list with prices and battery lives',
    'Labels that match the drawing',
    'Monthly exports for your auditor',
    'Failure test of power, link and sensor',
    'Each alarm rehearsed with those it calls',
    'Drawings, and which spares to keep',
    'Half a day’s training at your site',
  ],
  startingPrice: { before: 'IoT integration starts from', ...startingPrices['automation-iot'] },
}
