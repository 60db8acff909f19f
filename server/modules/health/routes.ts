import {
  addHealthCondition,
  deleteHealthCondition,
  giveHealthConsent,
  healthCategories,
  myHealthConditions,
  mySupportNeeds,
  saveHealthAnswers,
  saveSupportNeeds,
  supportNeeds,
} from '@towpath/contracts/api/health.ts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import type { Health } from './service.ts';

export function registerHealthRoutes(app: FastifyInstance, health: Health): void {
  route(app, healthCategories, async () => health.categories());

  route(app, supportNeeds, async () => health.needs());

  route(app, giveHealthConsent, ({ who, body, request: { network } }) =>
    health.giveConsent({ ...who, network }, body),
  );

  route(app, myHealthConditions, ({ who }) => health.conditions(who.customerId));

  route(app, addHealthCondition, ({ who, body }) => health.add(who.customerId, body));

  route(app, deleteHealthCondition, ({ who, params }) => health.remove(who.customerId, params.id));

  route(app, saveHealthAnswers, ({ who, body: { was, ...answers } }) =>
    health.saveAnswers(who.customerId, answers, was),
  );

  route(app, mySupportNeeds, ({ who }) => health.supportNeeds(who.customerId));

  route(app, saveSupportNeeds, ({ who, body }) =>
    health.saveSupportNeeds(who.customerId, body.supportNeedIds, body.was),
  );
}
