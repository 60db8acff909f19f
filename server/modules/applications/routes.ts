import {
  giveApplicationAnswer,
  handOverApplication,
  myApplication,
  takeBackApplication,
} from '@towpath/contracts/api/applications.ts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import type { Applications } from './service.ts';

export function registerApplicationRoutes(app: FastifyInstance, applications: Applications): void {
  route(app, myApplication, ({ who }) => applications.mine(who.customerId));

  route(app, giveApplicationAnswer, ({ who, body }) => applications.give(who.customerId, body));

  route(app, handOverApplication, ({ who, body }) => applications.handOver(who.customerId, body));

  route(app, takeBackApplication, ({ who, body }) => applications.takeBack(who.customerId, body.planId));
}
