-- Private chat of two users. Messages of a conversation are numbered without gaps; a reader's position is such a number.

create table chat_conversation (
  id bigint generated always as identity primary key,
  low_id bigint not null,
  high_id bigint not null,
  last_sequence bigint not null default 0,
  last_at bigint not null default 0,
  constraint chat_conversation_pair unique (low_id, high_id),
  constraint chat_conversation_two check (low_id < high_id)
);
create index chat_conversation_high on chat_conversation (high_id);

create table chat_message (
  id bigint generated always as identity primary key,
  conversation_id bigint not null references chat_conversation on delete cascade,
  sequence bigint not null,
  sender_id bigint not null,
  kind text not null check (kind in ('TIMTextElem', 'TIMCustomElem', 'TIMImageElem', 'TIMFileElem')),
  payload jsonb not null,
  -- the sender's own key of the message: sending it again finds the first one
  nonce text not null,
  sent_at bigint not null,
  constraint chat_message_place unique (conversation_id, sequence),
  constraint chat_message_once unique (sender_id, nonce)
);

create table chat_reader (
  conversation_id bigint not null references chat_conversation on delete cascade,
  user_id bigint not null,
  read_sequence bigint not null default 0,
  primary key (conversation_id, user_id)
);
