-- Where a code was asked for from is counted by line (kept in "ip": an address, or the /64 of one) and by the network around
-- it. Whole addresses of IPv6 were no limit: each customer has as many as there are grains of sand.
alter table sms_codes add column network text not null default '';
create index sms_codes_network on sms_codes (network, sent_at);

-- Proofs of work that were handed in: each opens one thing, once.
create table spent_work (
  id text primary key,
  expires_at bigint not null
);
create index spent_work_expiry on spent_work (expires_at);
