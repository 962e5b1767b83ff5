package dev.tripatch.document.yaml;

import java.util.Arrays;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Cuts a YAML text into tokens, as libyaml does. Indentation becomes tokens of its own; keys are
 * found by looking ahead for their colon, so tokens wait in a queue until it is clear that no key
 * begins with them.
 *
 * <p>For one text and one thread. After an exception it must not be used any more.
 */
public final class YamlScanner {

  private static final int TOP = -1;

  private final Cursor cursor;
  private final SimpleKeys keys;
  private final TokenQueue queue = new TokenQueue();
  private final PlainScalars plainScalars;
  private final QuotedScalars quotedScalars;
  private final BlockScalars blockScalars;
  private final Tags tags;
  private final YamlDirectives directives;
  private int[] indents = new int[16];
  private int depth;
  private int indent = TOP;
  private boolean keyAllowed = true;
  private boolean ended;
  private @Nullable Token next;

  /** A scanner at the beginning of a text; refuses characters that YAML forbids. */
  public YamlScanner(String text) throws YamlSyntaxException {
    Printable.check(text);
    cursor = new Cursor(text);
    keys = new SimpleKeys(cursor);
    plainScalars = new PlainScalars(cursor);
    quotedScalars = new QuotedScalars(cursor);
    blockScalars = new BlockScalars(cursor);
    tags = new Tags(cursor);
    directives = new YamlDirectives(cursor, tags);
  }

  /** The next token, which stays. */
  public Token peek() throws YamlSyntaxException {
    if (next == null) {
      while (queue.isEmpty() || !ended && keys.mayBeKey(queue.firstNumber())) {
        fetch();
      }
      next = queue.first();
    }
    return next;
  }

  /** Takes the next token; after the end there is always one more {@code STREAM_END}. */
  public Token next() throws YamlSyntaxException {
    Token token = peek();
    if (token.kind() != Token.Kind.STREAM_END) {
      queue.take();
      next = null;
    }
    return token;
  }

  private void fetch() throws YamlSyntaxException {
    skipToToken();
    if (cursor.atEnd()) {
      fetchEnd();
      return;
    }
    unrollTo(cursor.column());
    if (cursor.column() == 0 && fetchAtLineStart()) {
      return;
    }
    switch (cursor.peek()) {
      case '[' -> openFlow(Token.Kind.FLOW_SEQUENCE_START);
      case '{' -> openFlow(Token.Kind.FLOW_MAPPING_START);
      case ']' -> closeFlow(Token.Kind.FLOW_SEQUENCE_END);
      case '}' -> closeFlow(Token.Kind.FLOW_MAPPING_END);
      case ',' -> fetchComma();
      case '*' -> fetchName(Token.Kind.ALIAS);
      case '&' -> fetchName(Token.Kind.ANCHOR);
      case '!' -> {
        beginContent();
        queue.add(tags.scan());
      }
      case '"', '\'' -> {
        beginContent();
        queue.add(quotedScalars.scan());
      }
      case '-', '?', ':', '|', '>' -> fetchIndicator();
      case '#', '%', '@', '`', '\t' -> throw cannotStart();
      default -> fetchPlain();
    }
  }

  private void skipToToken() {
    while (true) {
      while (cursor.peek() == ' ' || cursor.peek() == '\t' && (inFlow() || !keyAllowed)) {
        cursor.skip();
      }
      if (cursor.peek() == '#') {
        cursor.skipLine();
      }
      if (!cursor.atBreak()) {
        return;
      }
      cursor.skipBreak();
      keyAllowed |= !inFlow();
    }
  }

  /** Directives and document markers; says whether one is here. */
  private boolean fetchAtLineStart() throws YamlSyntaxException {
    if (cursor.peek() == '%') {
      leaveBlocks();
      queue.add(directives.scan());
    } else if (cursor.atMarker('-')) {
      fetchMarker(Token.Kind.DOCUMENT_START);
    } else if (cursor.atMarker('.')) {
      fetchMarker(Token.Kind.DOCUMENT_END);
    } else {
      return false;
    }
    return true;
  }

  private void fetchMarker(Token.Kind kind) throws YamlSyntaxException {
    leaveBlocks();
    addIndicator(kind, 3);
  }

  private void fetchEnd() throws YamlSyntaxException {
    leaveBlocks();
    ended = true;
    addIndicator(Token.Kind.STREAM_END, 0);
  }

  private void leaveBlocks() throws YamlSyntaxException {
    unrollTo(TOP);
    keys.remove();
    keyAllowed = false;
  }

  private void fetchIndicator() throws YamlSyntaxException {
    char c = cursor.peek();
    boolean alone = cursor.endsWord(1);
    if (c == '-' && alone) {
      fetchDash();
    } else if (c == '?' && (alone || inFlow())) {
      fetchQuestionMark();
    } else if (c == ':' && (alone || inFlow())) {
      fetchColon();
    } else if ((c == '|' || c == '>') && !inFlow()) {
      keys.remove();
      keyAllowed = true;
      queue.add(blockScalars.scan(indent));
    } else if (c == '|' || c == '>') {
      throw cannotStart();
    } else {
      fetchPlain();
    }
  }

  private void openFlow(Token.Kind kind) throws YamlSyntaxException {
    saveKey();
    keys.enter();
    keyAllowed = true;
    addIndicator(kind, 1);
  }

  private void closeFlow(Token.Kind kind) throws YamlSyntaxException {
    keys.remove();
    if (inFlow()) {
      keys.leave();
    }
    keyAllowed = false;
    addIndicator(kind, 1);
  }

  private void fetchComma() throws YamlSyntaxException {
    keys.remove();
    keyAllowed = true;
    addIndicator(Token.Kind.FLOW_ENTRY, 1);
  }

  private void fetchDash() throws YamlSyntaxException {
    if (!inFlow()) {
      require(YamlFault.ENTRY_NOT_ALLOWED);
      rollTo(cursor.column(), queue.nextNumber(), Token.Kind.BLOCK_SEQUENCE_START, cursor.at());
    }
    keys.remove();
    keyAllowed = true;
    addIndicator(Token.Kind.BLOCK_ENTRY, 1);
  }

  private void fetchQuestionMark() throws YamlSyntaxException {
    if (!inFlow()) {
      require(YamlFault.KEY_NOT_ALLOWED);
      rollTo(cursor.column(), queue.nextNumber(), Token.Kind.BLOCK_MAPPING_START, cursor.at());
    }
    keys.remove();
    keyAllowed = !inFlow();
    addIndicator(Token.Kind.KEY, 1);
  }

  private void fetchColon() throws YamlSyntaxException {
    if (keys.isPossible()) {
      int start = keys.start();
      queue.insert(keys.number(), new Token(Token.Kind.KEY, start, start));
      rollTo(keys.column(), keys.number(), Token.Kind.BLOCK_MAPPING_START, start);
      keys.use();
      keyAllowed = false;
    } else {
      if (!inFlow()) {
        require(YamlFault.VALUE_NOT_ALLOWED);
        rollTo(cursor.column(), queue.nextNumber(), Token.Kind.BLOCK_MAPPING_START, cursor.at());
      }
      keyAllowed = !inFlow();
    }
    addIndicator(Token.Kind.VALUE, 1);
  }

  private void fetchName(Token.Kind kind) throws YamlSyntaxException {
    beginContent();
    int start = cursor.at();
    cursor.skip();
    cursor.skipName();
    boolean closed = cursor.endsWord(0) || "?:,]}%@`".indexOf(cursor.peek()) >= 0;
    if (cursor.at() == start + 1 || !closed) {
      String indicator = cursor.text(start, start + 1);
      throw new YamlSyntaxException(YamlFault.ANCHOR_NAME, start, cursor.at(), indicator);
    }
    queue.add(new Token(kind, start, cursor.at(), cursor.text(start + 1, cursor.at())));
  }

  private void fetchPlain() throws YamlSyntaxException {
    beginContent();
    queue.add(plainScalars.scan(indent + 1, inFlow()));
    keyAllowed = plainScalars.brokeLine();
  }

  private void beginContent() throws YamlSyntaxException {
    saveKey();
    keyAllowed = false;
  }

  private void saveKey() throws YamlSyntaxException {
    if (keyAllowed) {
      keys.save(queue.nextNumber(), !inFlow() && indent == cursor.column());
    }
  }

  private boolean inFlow() {
    return keys.level() > 0;
  }

  private void require(YamlFault otherwise) throws YamlSyntaxException {
    if (!keyAllowed) {
      throw new YamlSyntaxException(otherwise, cursor.at(), cursor.at() + 1);
    }
  }

  private YamlSyntaxException cannotStart() {
    int at = cursor.at();
    return cursor.peek() == '\t'
        ? new YamlSyntaxException(YamlFault.TAB_BEFORE_TOKEN, at, at + 1)
        : new YamlSyntaxException(YamlFault.CANNOT_START, at, at + 1, cursor.text(at, at + 1));
  }

  private void addIndicator(Token.Kind kind, int width) {
    queue.add(new Token(kind, cursor.at(), cursor.at() + width));
    cursor.skip(width);
  }

  /** A block begins at a column, if that is deeper than the block around it. */
  private void rollTo(int column, int number, Token.Kind kind, int start) {
    if (inFlow() || indent >= column) {
      return;
    }
    if (depth == indents.length) {
      indents = Arrays.copyOf(indents, depth * 2);
    }
    indents[depth++] = indent;
    indent = column;
    queue.insert(number, new Token(kind, start, start));
  }

  /** All blocks deeper than a column end. */
  private void unrollTo(int column) {
    while (!inFlow() && indent > column) {
      queue.add(new Token(Token.Kind.BLOCK_END, cursor.at(), cursor.at()));
      indent = indents[--depth];
    }
  }

  /** Which characters may be in YAML, as go-yaml's reader has it. */
  private static final class Printable {

    private Printable() {}

    /** Refuses a text with a character that is not allowed in YAML. */
    static void check(String text) throws YamlSyntaxException {
      for (int i = 0; i < text.length(); i++) {
        char c = text.charAt(i);
        if ((c < ' ' || c > '~') && !isAllowed(text, i, c)) {
          String name = String.format(Locale.ROOT, "U+%04X", (int) c);
          throw new YamlSyntaxException(YamlFault.CONTROL_CHARACTER, i, i + 1, name);
        }
      }
    }

    private static boolean isAllowed(String text, int at, char c) {
      if (c < '\u00a0') {
        return c == '\n' || c == '\r' || c == '\t' || c == '\u0085';
      }
      if (Character.isHighSurrogate(c)) {
        return at + 1 < text.length() && Character.isLowSurrogate(text.charAt(at + 1));
      }
      if (Character.isLowSurrogate(c)) {
        return at > 0 && Character.isHighSurrogate(text.charAt(at - 1));
      }
      return c <= '\ufffd';
    }
  }

  /** Tokens that are scanned but not yet taken. Every token has a number, counted from 0. */
  static final class TokenQueue {

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
}
