package dev.tripatch.cluster.live;

import dev.tripatch.cluster.call.Call;
import dev.tripatch.cluster.call.Connection;
import dev.tripatch.cluster.call.Ran;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Why a question to the cluster has no answer.
 *
 * @param kind what happened
 * @param words what kubectl, the server or a login program said, each line once; may be empty
 * @param connection which cluster was asked
 * @param asked what was asked for, as kubectl was told: {@code deploy/web}
 */
public record Failure(FailureKind kind, String words, Connection connection, String asked) {

  static Failure of(Ran.Stopped stopped, Call call, Connection connection, String asked) {
    FailureKind kind =
        switch (stopped.why()) {
          case NOT_THERE -> FailureKind.NO_KUBECTL;
          case NOT_STARTED -> FailureKind.NOT_STARTED;
          case TOO_SLOW -> FailureKind.TOO_SLOW;
          case TOO_MUCH -> FailureKind.TOO_MUCH;
          case CANCELLED -> FailureKind.CANCELLED;
        };
    String detail =
        kind == FailureKind.TOO_SLOW && stopped.detail().isBlank()
            ? call.deadline().toSeconds() + " s"
            : ErrorLines.of(stopped.detail());
    return new Failure(kind, detail, connection, asked);
  }

  static Failure of(Ran.Ended ended, Connection connection, String asked) {
    String words = ErrorLines.of(ended.err());
    return new Failure(FailureKind.of(words), words, connection, asked);
  }

  /** What happened, in one sentence, with the words of kubectl where these say more. */
  public String sentence() {
    String what = kind.part("what", "asked", asked, "context", connection.context().orElse(""));
    return words.isEmpty() || isOfMissingObject() ? what : what + " " + onOneLine();
  }

  private String onOneLine() {
    return words.lines().map(String::strip).collect(Collectors.joining(" · "));
  }

  /** What to do about it; may be empty. */
  public String remedy() {
    return kind.part("remedy");
  }

  /** A command that shows more of it, to be tried in a terminal; empty if there is none. */
  public List<String> command() {
    return switch (kind) {
      case FORBIDDEN -> line(connection.wordsWithNamespace(), "auth", "can-i", "get", asked);
      case LOGIN, UNAUTHORIZED, UNREACHABLE, CERTIFICATE, TOO_SLOW ->
          line(connection.words(), "get", "namespaces");
      case NO_CONTEXT, NO_CURRENT_CONTEXT ->
          line(connection.ofAnyContext().words(), "config", "get-contexts");
      case UNKNOWN_KIND -> line(connection.words(), "api-resources");
      case NO_NAMESPACE -> line(connection.words(), "get", "namespaces");
      case NO_KUBECTL,
          NOT_STARTED,
          TOO_MUCH,
          CANCELLED,
          UNREADABLE,
          BROKEN_CONFIG,
          NOT_FOUND,
          EXPIRED,
          OTHER ->
          List.of();
    };
  }

  /** Whether all went well but for the object, which is not there: apply would create it. */
  public boolean isOfMissingObject() {
    return switch (kind) {
      case NOT_FOUND -> true;
      default -> false;
    };
  }

  /** Whether it says that an object of this name is not there. */
  public boolean isMissing(String name) {
    return isOfMissingObject() && names(name);
  }

  /** Whether it is about an object of this name. */
  public boolean names(String name) {
    return words.contains('"' + name + '"');
  }

  /** Whether only some of what was asked for is to blame, so that the rest can be asked alone. */
  public boolean isOfOneKind() {
    return switch (kind) {
      case UNKNOWN_KIND, TOO_MUCH -> true;
      default -> false;
    };
  }

  private static List<String> line(List<String> options, String... words) {
    return Stream.of(Stream.of("kubectl"), Stream.of(words), options.stream())
        .flatMap(each -> each)
        .toList();
  }
}
