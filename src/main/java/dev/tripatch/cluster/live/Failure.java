package dev.tripatch.cluster.live;

import dev.tripatch.cluster.call.Call;
import dev.tripatch.cluster.call.Connection;
import dev.tripatch.cluster.call.Ran;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
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
  /** What an exit code is above whose program a signal ended. */
  private static final int SIGNAL = 128;

  private static final Set<FailureKind> REFUSALS =
      EnumSet.of(
          FailureKind.INVALID,
          FailureKind.WEBHOOK_DENIED,
          FailureKind.QUOTA,
          FailureKind.NOT_ADMITTED,
          FailureKind.BAD_REQUEST);

  /** What a server or a webhook says in the words of these is about something else. */
  private static final Set<FailureKind> NEVER_OF_SERVER =
      EnumSet.of(
          FailureKind.BROKEN_CONFIG,
          FailureKind.NO_CONTEXT,
          FailureKind.NO_CURRENT_CONTEXT,
          FailureKind.TOO_OLD,
          FailureKind.PREFERENCES,
          FailureKind.LOGIN_NOT_ALLOWED,
          FailureKind.LOGIN_PROGRAM,
          FailureKind.LOGIN,
          FailureKind.NO_CREDENTIALS,
          FailureKind.CERTIFICATE);

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
    String signal = ended.exit() > SIGNAL ? "\nsignal " + (ended.exit() - SIGNAL) : "";
    String words = ErrorLines.of(ended.err() + signal);
    FailureKind kind = ErrorLines.isOfRepeated(ended.err()) ? FailureKind.SERVER : kind(words);
    return new Failure(kind, words, connection, asked);
  }

  /** What kubectl's words mean; of several the last. */
  static FailureKind kind(String all) {
    String words = ErrorLines.verdict(all);
    boolean isOfServer = ErrorLines.areOfServer(words);
    return Arrays.stream(FailureKind.values())
        .filter(kind -> !kind.part("words").isEmpty())
        .filter(kind -> !isOfServer || !NEVER_OF_SERVER.contains(kind))
        .filter(
            kind -> Pattern.compile(kind.part("words"), Pattern.MULTILINE).matcher(words).find())
        .findFirst()
        .orElse(FailureKind.OTHER);
  }

  /** What kustomize builds from a folder does not have an object. */
  public static Failure ofOverlay(String object, Connection connection, String folder) {
    return new Failure(FailureKind.NOT_IN_OVERLAY, object, connection, folder);
  }

  /** What happened, in one sentence, with the words of kubectl where these say more. */
  public String sentence() {
    String what = kind.part("what", "asked", asked);
    return words.isEmpty() || isOfMissingObject() ? what : what + " " + onOneLine();
  }

  private String onOneLine() {
    return Ran.ends(words).lines().map(String::strip).collect(Collectors.joining(" · "));
  }

  /** What to do about it; may be empty. */
  public String remedy() {
    return kind.part("remedy");
  }

  /** A command that shows more of it, to be tried in a terminal; empty if there is none. */
  public List<String> command() {
    return switch (kind) {
      case FORBIDDEN -> line(connection.wordsWithNamespace(), "auth", "can-i", "get", asked);
      case MAY_NOT_CHANGE -> line(connection.wordsWithNamespace(), "auth", "can-i", "patch", asked);
      case QUOTA -> line(connection.wordsWithNamespace(), "get", "resourcequotas");
      case LOGIN,
          LOGIN_PROGRAM,
          NO_CREDENTIALS,
          UNAUTHORIZED,
          UNREACHABLE,
          CERTIFICATE,
          TOO_SLOW,
          NO_NAMESPACE ->
          line(connection.words(), "get", "namespaces");
      case NO_CONTEXT, NO_CURRENT_CONTEXT, NO_CLUSTER ->
          line(connection.ofAnyContext().words(), "config", "get-contexts");
      case UNKNOWN_KIND -> line(connection.words(), "api-resources");
      case TOO_OLD -> line(List.of(), "version", "--client");
      case PREFERENCES, LOGIN_NOT_ALLOWED -> line(List.of(), "kuberc", "view");
      case KUSTOMIZE -> line(List.of(), "kustomize", asked);
      case NO_KUBECTL,
          OTHER_SERVER,
          WITHDRAWN,
          NOT_IN_OVERLAY,
          NOT_STARTED,
          TOO_MUCH,
          CANCELLED,
          UNREADABLE,
          UNCHANGED,
          BROKEN_CONFIG,
          NOT_FOUND,
          EXPIRED,
          BAD_REQUEST,
          NO_DRY_RUN,
          WEBHOOK_DENIED,
          WEBHOOK_FAILED,
          CONFLICT,
          MADE_AGAIN,
          ALREADY_THERE,
          INVALID,
          NOT_ADMITTED,
          SERVER,
          OTHER ->
          List.of();
    };
  }

  /** Whether all went well but for the object, which is not there: apply would create it. */
  public boolean isOfMissingObject() {
    return kind == FailureKind.NOT_FOUND;
  }

  /** Whether the server has nothing of the kind, or nothing at an address. */
  public boolean isOfUnknownKind() {
    return kind == FailureKind.UNKNOWN_KIND;
  }

  /** Whether the rest that is asked for may have an answer. */
  public boolean isOfOneQuestion() {
    return switch (kind) {
      case NO_NAMESPACE,
          NOT_FOUND,
          UNKNOWN_KIND,
          FORBIDDEN,
          EXPIRED,
          BAD_REQUEST,
          NO_DRY_RUN,
          WEBHOOK_DENIED,
          WEBHOOK_FAILED,
          QUOTA,
          CONFLICT,
          MADE_AGAIN,
          ALREADY_THERE,
          INVALID,
          MAY_NOT_CHANGE,
          NOT_ADMITTED,
          SERVER,
          TOO_MUCH,
          UNREADABLE,
          UNCHANGED ->
          true;
      case NO_KUBECTL,
          OTHER_SERVER,
          WITHDRAWN,
          NOT_STARTED,
          TOO_SLOW,
          CANCELLED,
          BROKEN_CONFIG,
          NO_CONTEXT,
          NO_CURRENT_CONTEXT,
          NO_CLUSTER,
          TOO_OLD,
          PREFERENCES,
          LOGIN_NOT_ALLOWED,
          LOGIN_PROGRAM,
          LOGIN,
          NO_CREDENTIALS,
          UNAUTHORIZED,
          CERTIFICATE,
          UNREACHABLE,
          KUSTOMIZE,
          NOT_IN_OVERLAY,
          OTHER ->
          false;
    };
  }

  /** Whether the server was asked, and says no to the change itself. */
  public boolean isRefusal() {
    return REFUSALS.contains(kind);
  }

  /**
   * Whether it is certain that the server did not do what it was asked for: kubectl never ran, or
   * the server itself says so. If anything else answered, or nothing did, it may have been done.
   */
  public boolean isOfNothingDone() {
    return switch (kind) {
      case NO_KUBECTL, NOT_STARTED, OTHER_SERVER, WITHDRAWN, UNCHANGED -> true;
      case TOO_SLOW, TOO_MUCH, CANCELLED, UNREADABLE, SERVER -> false;
      default -> isStatus();
    };
  }

  /** Whether the server itself says no, and not what is between. */
  public boolean isStatus() {
    return ErrorLines.areOfRefusal(words);
  }

  /** Of the words the last ones, which say why. */
  public String lastWords() {
    return ErrorLines.verdict(words);
  }

  /** The same in other words. */
  public Failure saying(UnaryOperator<String> other) {
    return new Failure(kind, other.apply(words), connection, asked);
  }

  /** The same words of another kind. */
  Failure as(FailureKind other) {
    return new Failure(other, words, connection, asked);
  }

  private static List<String> line(List<String> options, String... words) {
    return Stream.of(Stream.of("kubectl"), Stream.of(words), options.stream())
        .flatMap(each -> each)
        .toList();
  }
}
