import { titled, type ServiceDetails } from '#web/content/service.ts'

export const details: ServiceDetails = {
  hero: {
    heading: 'A network that is drawn before it is built',
    lead: 'We survey the site, agree a design with you on paper, install it, and prove with measurements that it does what the drawing says.',
  },
  drawing: {
    number: 'ND-01',
    title: 'Rack elevation',
    label:
      'Rack elevation, drawn to scale: two fibres enter from above into a fibre panel, and each goes on to one of two firewalls. A core switch sits between two patch panels with ports 1 to 48, and a UPS is at the bottom.',
  },
  overview: [
    'Most of the network trouble that we are called to began on the day of the installation: one flat subnet for everybody, cables without labels, and the provider’s router doing the work of a firewall.',
    'We plan for the sites that East African companies really have: two fibres in one trench, mains power that dips every week, a branch that only 4G reaches. Each design states what happens when a link, a switch or the power fails, and how long the recovery takes.',
    'What we hand over is enough for another engineer to go on: drawings, configurations, test reports and every password.',
  ],
  cards: titled({
    'Survey and Wi-Fi plan':
      'Cable routes, rack space, earthing and power, measured on site. A predicted heat map for 2.4, 5 and 6 GHz places the access points; a measured one afterwards shows signal, noise and roaming.',
    'Segmented LAN':
      'Separate VLANs for staff, voice, cameras, guests and payment terminals, 802.1X with RADIUS, and a firewall between segments whose every rule has an owner and a reason.',
    'WAN with automatic failover':
      'Two fibre links from different providers, on different routes where the street allows it, with LTE or satellite behind them. Voice and card payments go first.',
    'Certified cabling':
      'Cat6A copper and single-mode fibre, labelled at both ends. Every copper link is tested, every fibre measured in both directions, and you get the tester’s own report.',
  }),
  inclusions: [
    'One engineer from survey to handover',
    'Photographs of every room and rack',
    'IP address plan, with room to grow',
    'Bill of materials, with models and prices',
    'UPS sizing, with running times',
    'Changeover outside working hours',
    'Failover test in your presence',
    'Handover session for your own staff',
  ],
}
