package dev.tripatch.edit.complete;

import dev.tripatch.document.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Maps and lists in brackets, such as JSON, as far as they are written: what is half typed does not
 * keep the rest from being found.
 */
final class TypedFlow {

  /** Nobody nests deeper; what does is no text to complete. */
  private static final int DEEPEST = 100;

  private final String text;
  private int at;
  private int depth;
  private boolean hasQuotedFirst;
  private boolean hasScalar;

  private TypedFlow(String text, int start) {
    this.text = text;
    at = start;
  }

  /**
   * A map or list.
   *
   * @param start where its bracket is
   * @param end after its closing bracket; the end of the text if there is none
   * @param isClosed whether there is one
   */
  record Group(boolean isMap, int start, int end, boolean isClosed, List<Member> members) {

    boolean holds(int caret) {
      return start < caret && (caret < end || (!isClosed && caret == end));
    }
  }

  /**
   * An entry or an item.
   *
   * @param from after the comma or bracket before it
   * @param to where the comma or bracket after it is
   * @param key of an entry
   * @param colon where its colon is; -1 if there is none yet
   */
  record Member(
      int from,
      int to,
      Optional<Span> key,
      int colon,
      Optional<Span> scalar,
      Optional<Group> group) {}

  /** The outermost map or list. */
  record Read(Group root, boolean isJson) {}

  /** Reads from a bracket on. */
  static Read from(String text, int bracket) {
    TypedFlow flow = new TypedFlow(text, bracket);
    Group root = flow.group();
    return new Read(root, flow.hasQuotedFirst);
  }

  private Group group() {
    int start = at;
    boolean isMap = text.charAt(at) == '{';
    at++;
    depth++;
    Group group = group(isMap, start);
    depth--;
    return group;
  }

  private Group group(boolean isMap, int start) {
    List<Member> members = new ArrayList<>();
    while (at < text.length()) {
      members.add(member(isMap));
      if (at < text.length() && text.charAt(at) == ',') {
        at++;
      } else if (at < text.length() && "]}".indexOf(text.charAt(at)) >= 0) {
        at++;
        return new Group(isMap, start, at, true, members);
      }
    }
    return new Group(isMap, start, at, false, members);
  }

  /** Up to a comma, a closing bracket, or what can only be the next member. */
  private Member member(boolean isMap) {
    Draft draft = new Draft(at);
    while (at < text.length() && ",]}".indexOf(text.charAt(at)) < 0) {
      char c = text.charAt(at);
      if (Character.isWhitespace(c)) {
        at++;
      } else if (c == ':' && draft.key != null && draft.colon < 0) {
        draft.colon = at++;
      } else if (draft.isOver() || !goesOn(draft, isMap)) {
        break;
      }
    }
    return draft.member(at);
  }

  /** Takes what is here; says whether it belongs to the member. */
  private boolean goesOn(Draft draft, boolean isMap) {
    int before = at;
    if ("{[".indexOf(text.charAt(at)) >= 0 && depth < DEEPEST) {
      draft.group = group();
      return true;
    }
    Span scalar = scalar();
    if (isMap && draft.key == null) {
      draft.key = scalar;
    } else if (isMap && at < text.length() && text.charAt(at) == ':') {
      // It is the next key: this one has no value yet.
      at = before;
      return false;
    } else {
      draft.scalar = scalar;
    }
    return true;
  }

  /** A member as far as it is read. */
  private static final class Draft {
    private final int from;
    private int colon = -1;
    private @Nullable Span key;
    private @Nullable Span scalar;
    private @Nullable Group group;

    Draft(int from) {
      this.from = from;
    }

    boolean isOver() {
      return scalar != null || group != null || (key != null && colon < 0);
    }

    Member member(int to) {
      return new Member(
          from,
          to,
          Optional.ofNullable(key),
          colon,
          Optional.ofNullable(scalar),
          Optional.ofNullable(group));
    }
  }

  private Span scalar() {
    int start = at;
    char quote = text.charAt(at);
    boolean isQuoted = quote == '"' || quote == '\'';
    hasQuotedFirst |= !hasScalar && quote == '"';
    hasScalar = true;
    at++;
    while (at < text.length() && !(isQuoted ? isQuoteEnd(quote) : isPlainEnd())) {
      at += isQuoted && text.charAt(at) == '\\' ? 2 : 1;
    }
    at = Math.min(at, text.length());
    if (isQuoted && at < text.length() && text.charAt(at) == quote) {
      at++;
      return new Span(start, at);
    }
    return new Span(start, start + text.substring(start, at).stripTrailing().length());
  }

  /** A half typed text ends with its line. */
  private boolean isQuoteEnd(char quote) {
    return text.charAt(at) == quote || text.charAt(at) == '\n';
  }

  private boolean isPlainEnd() {
    char c = text.charAt(at);
    boolean isColon =
        c == ':' && (at + 1 == text.length() || " \n,[]{}\"".indexOf(text.charAt(at + 1)) >= 0);
    return isColon || c == '\n' || ",[]{}".indexOf(c) >= 0;
  }
}
