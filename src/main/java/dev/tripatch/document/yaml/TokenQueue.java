package dev.tripatch.document.yaml;

/** Tokens that are scanned but not yet taken. Every token has a number, counted from 0. */
final class TokenQueue {

  private Token[] tokens = new Token[16];
  private int head;
  private int tail;
  private int taken;

  boolean isEmpty() {
    return head == tail;
  }

  /** The number of the first token here. */
  int firstNumber() {
    return taken;
  }

  /** The number that the next token at the end will get. */
  int nextNumber() {
    return taken + tail - head;
  }

  Token first() {
    return tokens[head];
  }

  Token take() {
    Token token = tokens[head++];
    taken++;
    if (head == tail) {
      head = 0;
      tail = 0;
    }
    return token;
  }

  void add(Token token) {
    insert(nextNumber(), token);
  }

  /** Puts a token before the one with a number. */
  void insert(int number, Token token) {
    if (tail == tokens.length) {
      makeRoom();
    }
    int place = head + number - taken;
    System.arraycopy(tokens, place, tokens, place + 1, tail - place);
    tokens[place] = token;
    tail++;
  }

  private void makeRoom() {
    int waiting = tail - head;
    Token[] roomy = new Token[Math.max(tokens.length, waiting * 2)];
    System.arraycopy(tokens, head, roomy, 0, waiting);
    tokens = roomy;
    head = 0;
    tail = waiting;
  }
}
