package dev.tripatch.cluster.live;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.cluster.call.Connection;
import dev.tripatch.cluster.call.Ran;
import dev.tripatch.cluster.fake.KubectlAnswer;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What kubectl 1.20 to 1.36 said when it failed is understood, and told in its own words. */
class FailureTest {
  /** Calls that the program makes; it sends nothing for good, and asks nobody what they may do. */
  private static final Set<String> CALLS =
      Set.of("get", "config", "api-resources", "patch", "create");

  private static Failure failure(KubectlAnswer answer) {
    Ran.Ended ended =
        new Ran.Ended(answer.exit(), answer.out(), answer.err(), Instant.now(), Duration.ZERO);
    return Failure.of(ended, Connection.USUAL, "deployments.v1.apps/web");
  }

  static Stream<KubectlAnswer> failed() {
    return KubectlAnswer.all().stream()
        .filter(answer -> answer.exit() != 0 && CALLS.contains(answer.arguments().getFirst()));
  }

  @ParameterizedTest
  @MethodSource("failed")
  void everyRecordedFailureIsUnderstood(KubectlAnswer answer) {
    Failure failure = failure(answer);

    assertThat(failure.kind()).isNotEqualTo(FailureKind.OTHER);
    assertThat(failure.words()).isNotBlank();
    assertThat(failure.words())
        .doesNotContain(
            "memcache.go", "loader.go", "err=", "Unhandled Error", "API group list", "\n>");
    assertThat(failure.words().lines()).doesNotHaveDuplicates();
    assertThat(answer.err().lines().map(String::strip))
        .containsAll(failure.words().lines().toList());
    assertThat(failure.remedy()).isNotBlank();
    assertThat(failure.sentence()).doesNotContain("\n", "{asked}");
    if (failure.isOfMissingObject()) {
      assertThat(failure.sentence()).contains(failure.asked());
    } else {
      assertThat(failure.sentence()).contains(failure.words().lines().toList());
    }
  }

  /** The last line that says why is there, whatever was printed before. */
  @ParameterizedTest
  @MethodSource("failed")
  void theLastWordsAreKept(KubectlAnswer answer) {
    String last = answer.err().lines().filter(line -> !line.isBlank()).toList().getLast();

    assertThat(failure(answer).words().lines().toList().getLast()).isEqualTo(last.strip());
  }

  @ParameterizedTest
  @CsvSource({
    "unknown context, NO_CONTEXT",
    "'unknown context, reading', NO_CONTEXT",
    "no kubeconfig: current context, NO_CURRENT_CONTEXT",
    "no kubeconfig: view of the current context, NO_CURRENT_CONTEXT",
    "broken kubeconfig: reading, BROKEN_CONFIG",
    "'lost-key, first call', BROKEN_CONFIG",
    "context without its user, NO_CREDENTIALS",
    "'nobody, first call', NO_CREDENTIALS",
    "not found, NOT_FOUND",
    "no such namespace, NO_NAMESPACE",
    "'raw, no such namespace', NOT_FOUND",
    "no such kind, UNKNOWN_KIND",
    "'raw, no such kind', UNKNOWN_KIND",
    "by a version that is not served, UNKNOWN_KIND",
    "'schema, version 3', UNKNOWN_KIND",
    "'not-kubernetes, first call', UNKNOWN_KIND",
    "forbidden, FORBIDDEN",
    "'raw, list forbidden', FORBIDDEN",
    "'namespaces, forbidden', FORBIDDEN",
    "'other-certificate, first call', CERTIFICATE",
    "'other-name, first call', CERTIFICATE",
    "'wrong-token, first call', UNAUTHORIZED",
    "wrong-token, UNAUTHORIZED",
    "'login-fails, first call', LOGIN",
    "'login-asks, first call', LOGIN",
    "'login-opens-terminal, first call', LOGIN",
    "'login-wants-terminal, first call', LOGIN",
    "'login-says-nonsense, first call', LOGIN",
    "'login-missing, first call', LOGIN_PROGRAM",
    "'raw, context login-missing', LOGIN_PROGRAM",
    "'login-old, first call', LOGIN_PROGRAM",
    "preferences: no login programs, LOGIN_NOT_ALLOWED",
    "preferences: other output, PREFERENCES",
    "'preferences: other output, raw', PREFERENCES",
    "'down, first call', UNREACHABLE",
    "nowhere, UNREACHABLE",
    "silent, UNREACHABLE",
    "'silent, first call', UNREACHABLE",
    "page that came too late, EXPIRED",
    "page with a mark of no meaning, BAD_REQUEST",
    "option of a newer version, TOO_OLD",
    "'dry run, conflict', CONFLICT",
    "'dry run, conflict, JSON Patch', CONFLICT",
    "'dry run, made again', MADE_AGAIN",
    "'dry run, made again, JSON Patch', MADE_AGAIN",
    "'dry run, invalid', INVALID",
    "'dry run, invalid, several causes', INVALID",
    "'dry run, immutable', INVALID",
    "'dry run, wrong type', INVALID",
    "'dry run, no merge key', INVALID",
    "'dry run, JSON Patch that does not fit', INVALID",
    "'dry run, viewer', MAY_NOT_CHANGE",
    "'dry run, denied', FORBIDDEN",
    "'dry run, down', UNREACHABLE",
    "'dry run, login fails', LOGIN",
    "'dry run, secret', INVALID",
    "'dry run, not found', NOT_FOUND",
    "'dry run, webhook denies', WEBHOOK_DENIED",
    "'dry run, webhook without dry runs', NO_DRY_RUN",
    "'dry run, webhook is down', WEBHOOK_FAILED",
    "'dry run, create, viewer', MAY_NOT_CHANGE",
    "'dry run, create, invalid', INVALID",
    "'dry run, create, already there', ALREADY_THERE",
    "'dry run, create, unknown field', INVALID",
    "'dry run, create, no such namespace', NO_NAMESPACE",
    "'dry run, create, quota', QUOTA",
  })
  void kinds(String name, FailureKind kind) {
    List<KubectlAnswer> failed = failed().filter(answer -> answer.name().equals(name)).toList();

    assertThat(failed).isNotEmpty();
    assertThat(failed).allSatisfy(answer -> assertThat(failure(answer).kind()).isEqualTo(kind));
  }

  /** What a server leaves behind that dies while it answers; not recorded. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "Unable to connect to the server: EOF",
        "error: unexpected EOF",
        "error: http2: server sent GOAWAY and closed the connection; LastStreamID=1,"
            + " ErrCode=NO_ERROR",
        "error: read tcp 127.0.0.1:1->127.0.0.1:2: read: connection reset by peer"
      })
  void aServerThatDiesCannotBeReached(String words) {
    assertThat(Failure.kind(words)).isEqualTo(FailureKind.UNREACHABLE);
  }

  @Test
  void builtInLoginsThatWereRemovedAreToBeReplaced() {
    assertThat(failure(KubectlAnswer.of("login-built-in")).kind())
        .isEqualTo(FailureKind.LOGIN_PROGRAM);
    assertThat(failure(KubectlAnswer.of("login-built-in", "1.20")).kind())
        .isEqualTo(FailureKind.LOGIN);
  }

  /** A login program says what to do; that is said before what kubectl makes of it. */
  @Test
  void loginProgramsAreHeardOnce() {
    assertThat(failure(KubectlAnswer.of("login-fails, first call", "1.20")).words().lines())
        .containsExactly(
            "The session has expired. Sign in with: login-fails --browser",
            "Unable to connect to the server: getting credentials: exec: executable login-fails"
                + " failed with exit code 1");
  }

  /** A login program may have asked a server of its own: its words do not say what happened. */
  @Test
  void onlyTheLastWordsCount() {
    String err =
        """
        error: exchange.example.com: Error from server (NotFound): tokens "me" not found
        Unable to connect to the server: getting credentials: exec: executable x failed with exit code 1
        """;
    Ran.Ended ended = new Ran.Ended(1, "", err, Instant.now(), Duration.ZERO);

    assertThat(Failure.of(ended, Connection.USUAL, "").kind()).isEqualTo(FailureKind.LOGIN);
  }

  @Test
  void logLinesAreToldOnlyIfThereIsNothingElse() {
    String log = "E1126 16:32:05.000000       1 memcache.go:265] couldn't get it";

    assertThat(ErrorLines.of(log + "\n" + log + "\nerror: no\n")).isEqualTo("error: no");
    assertThat(ErrorLines.of(log + "\n" + log + "\n")).isEqualTo(log);
  }

  @Test
  void warningsAreTakenOut() {
    KubectlAnswer answer = KubectlAnswer.of("raw, with a warning");

    assertThat(ErrorLines.warnings(answer.err()))
        .singleElement()
        .asString()
        .startsWith("extensions/v1beta1 Ingress is deprecated");
    assertThat(ErrorLines.of(answer.err())).isEmpty();
  }

  private static Failure said(String err) {
    return Failure.of(
        new Ran.Ended(1, "", err, Instant.now(), Duration.ZERO), Connection.USUAL, "deploy/web");
  }

  /** A server's own status, as the lines of an answer have it. */
  private static boolean isStatus(String line) {
    return line.matches(
            "Error from server \\((BadRequest|Forbidden|NotFound|AlreadyExists|Conflict|Invalid"
                + "|Expired)\\): .*|The .+ is invalid(:.*)?")
        || line.startsWith("Error from server")
            && (line.contains("denied the request") || line.contains("failed calling webhook"));
  }

  static Stream<String> words() {
    return failed().map(KubectlAnswer::err).map(ErrorLines::of).distinct();
  }

  /** "Nothing changed" is said only where a server's status says so. */
  @ParameterizedTest
  @MethodSource("words")
  void onlyAStatusSaysThatNothingChanged(String words) {
    Failure failure = said(words);
    boolean isOfServer = words.lines().anyMatch(FailureTest::isStatus);

    assertThat(failure.isOfNothingDone())
        .as(words)
        .isEqualTo(isOfServer && !words.contains("could not find the requested resource"));
    List<String> others =
        List.of(
            "Error from server (InternalError): an error on the server (\"%s\") has prevented the"
                + " request from succeeding",
            "Unable to connect to the server: %s",
            "error: %s",
            "Error from server (ServiceUnavailable): %s",
            "Error from server (BadGateway): unknown command: %s",
            "login: %s\nUnable to connect to the server: EOF",
            "%s\nerror: unexpected EOF");
    for (String other : others) {
      assertThat(said(other.formatted(words)).isOfNothingDone()).as(other).isFalse();
    }
    for (String line : words.lines().toList()) {
      String cut = line.substring(line.indexOf(": ") + 1);
      assertThat(said(cut).isOfNothingDone()).as(cut).isEqualTo(isStatus(cut.strip()));
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "unknown (patch deployments.apps web)",
        "the server could not find the requested resource",
        "the server rejected our request for an unknown reason"
      })
  void whatIsNoStatusMayBeOfAGateway(String words) {
    for (String reason : List.of("Forbidden", "NotFound", "BadRequest")) {
      assertThat(said("Error from server (%s): %s".formatted(reason, words)).isOfNothingDone())
          .isFalse();
    }
  }

  /** What kubectl makes of an answer that is no status: it takes the text, or says its own. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "Error from server (Conflict): the server reported a conflict (patch deployments.apps web)",
        "Error from server (Forbidden): <html><head><title>403 Forbidden</title></head>",
        "Error from server (Forbidden): Blocked by the firewall (patch deployments.apps web)",
        "Error from server (UnsupportedMediaType): Not here (patch deployments.apps web)",
        "Error from server (NotAcceptable): Not here (patch deployments.apps web)",
        "Error from server (MethodNotAllowed): the server does not allow this method on the"
            + " requested resource (patch deployments.apps web)",
        "The deployments.apps \"web\" is invalid: : unknown",
        "The deployments.apps \"web\" is invalid: : <html>",
        "The deployments.apps \"web\" is invalid: : Unprocessable Entity",
        "Error from server (Forbidden): Blocked: deployments.apps \"web\" is forbidden: by a rule",
        "Error from server (Forbidden): This page is forbidden: ask the gateway's owner"
      })
  void whatAGatewaySaysIsNoStatus(String words) {
    assertThat(said(words).isOfNothingDone()).isFalse();
  }

  /** A webhook or a server may quote anything; kubectl's own words are not kubectl's there. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "invalid configuration",
        "unknown command \"x\"",
        "502 Bad Gateway: getting credentials",
        "context \"x\" does not exist",
        "exec plugin",
        "x509: certificate signed by unknown authority",
        "it does not support dry run"
      })
  void whoSpeaksIsAskedFirst(String words) {
    assertThat(
            said("Error from server: admission webhook \"a.b.c\" denied the request: " + words)
                .kind())
        .isEqualTo(FailureKind.WEBHOOK_DENIED);
    assertThat(said("Error from server (Forbidden): " + words).kind())
        .isIn(FailureKind.FORBIDDEN, FailureKind.NO_DRY_RUN);
  }
}
