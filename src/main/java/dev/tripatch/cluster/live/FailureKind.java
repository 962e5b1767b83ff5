package dev.tripatch.cluster.live;

import dev.tripatch.prose.Wording;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Why a cluster did not answer, by the words of kubectl (1.20 to 1.36) that say so; the first that
 * fits counts. Those without words are told by how the call ended.
 */
public enum FailureKind implements Wording {
  /** There is no kubectl. */
  NO_KUBECTL,
  /** kubectl did not start. */
  NOT_STARTED,
  /** The deadline passed. */
  TOO_SLOW,
  /** The answer is larger than what is read. */
  TOO_MUCH,
  /** The person ended it. */
  CANCELLED,
  /** The answer is not what was asked for. */
  UNREADABLE,
  /** The answer is the version from before. */
  UNCHANGED,
  /** A kubeconfig that cannot be read, or names a file that cannot. */
  BROKEN_CONFIG(false, "error loading config file|invalid configuration|^Error in configuration"),
  /** The kubeconfig does not have the context. */
  NO_CONTEXT(
      false,
      "context \"[^\"]*\" does not exist|context was not found for specified context"
          + "|cannot locate context"),
  /** The kubeconfig names none. */
  NO_CURRENT_CONTEXT(false, "current-context (?:is not set|must exist)"),
  /** The kubeconfig does not have the cluster of its context; kubectl then asks its own machine. */
  NO_CLUSTER,
  /** The context leads to another server than it did when the person agreed. */
  OTHER_SERVER,
  /** Sending is forbidden since the person agreed. */
  WITHDRAWN,
  /** kubectl is older than what it is asked for. */
  TOO_OLD(false, "unknown flag: |unknown command "),
  /** A default of the person's kuberc cannot be switched off by us. */
  PREFERENCES(
      false,
      "selectors and the all flag cannot be used|--raw may not be specified with other flags"),
  /** The person's kuberc forbids the login program. */
  LOGIN_NOT_ALLOWED(false, "not allowed: policy set to"),
  /** The login program is not there, or too old for this kubectl. */
  LOGIN_PROGRAM(
      false,
      "exec: executable .* not found|auth plugin has been removed|no Auth Provider found"
          + "|exec plugin: invalid apiVersion|exec plugin is configured to use API version"),
  /** A login program did not bring what is needed. */
  LOGIN(
      false, "getting credentials|exec plugin|credential plugin|cannot construct .* token source"),
  /** The kubeconfig has no login for the user, so that kubectl asked for one. */
  NO_CREDENTIALS(false, "^error: EOF$"),
  /** A webhook says no, in whatever words. */
  WEBHOOK_DENIED("admission webhook \"[^\"]*\" denied the request"),
  /** A webhook would act even on a change that is only tried, so the server does not try it. */
  NO_DRY_RUN("does(?:n't| not) support dry[ -]?run"),
  /** A webhook says nothing. */
  WEBHOOK_FAILED("failed calling webhook"),
  /** The namespace has no room for more. */
  QUOTA("exceeded quota: "),
  /** Live is another version by now. */
  CONFLICT("\\(Conflict\\): "),
  /** Live is another object of the name by now. */
  MADE_AGAIN("metadata\\.uid: Invalid value: .*field is immutable"),
  /** There is such an object already. */
  ALREADY_THERE("\\(AlreadyExists\\): "),
  /** The server does not take an object like this. */
  INVALID(
      "^The .* is invalid\\b|strict decoding error|error validating data"
          + "|does not contain declared merge key"),
  /** The rights to change it are missing. */
  MAY_NOT_CHANGE("is forbidden: User \"[^\"]*\" cannot (?:create|patch|update) "),
  /** A rule of the server says no. */
  NOT_ADMITTED("is forbidden: (?!User )|denied request: "),
  /** The namespace is not there. */
  NO_NAMESPACE("\\(NotFound\\): (?:error when creating \"[^\"]*\": )?namespaces \""),
  /** The server has no such kind, or does not tell. */
  UNKNOWN_KIND(
      "the server doesn't have a resource type|no matches for kind"
          + "|the server could not find the requested resource"),
  /** The object is not there. */
  NOT_FOUND("\\(NotFound\\): "),
  /** The rights are missing. */
  FORBIDDEN("\\(Forbidden\\): | is forbidden: User "),
  /** The list changed so much that its next page is gone. */
  EXPIRED("\\(Expired\\): "),
  /** The server does not understand what it is asked for. */
  BAD_REQUEST("\\(BadRequest\\): "),
  /** The server does not know who asks. */
  UNAUTHORIZED("\\(Unauthorized\\)|must be logged in|asked for the client to provide credentials"),
  /** The server's certificate is not trusted. What a server says is of something else. */
  CERTIFICATE(false, "x509: |tls: |certificate"),
  /** Nothing listens, or nothing answers. */
  UNREACHABLE(
      "was refused|Unable to connect to the server|connection refused|no such host|i/o"
          + " timeout|context deadline exceeded|Client\\.Timeout|connection reset|unexpected"
          + " EOF|http2: |connection lost|broken pipe"),
  /** The server failed at one question, for a reason that only its words say. */
  SERVER("Error from server"),
  /** A folder that kustomize cannot build. */
  KUSTOMIZE,
  /** What kustomize builds does not have the object. */
  NOT_IN_OVERLAY,
  /** Anything else; the words say it. */
  OTHER("");

  private final Optional<Pattern> words;
  private final boolean mayBeOfServer;

  FailureKind() {
    this.words = Optional.empty();
    this.mayBeOfServer = false;
  }

  FailureKind(String words) {
    this(true, words);
  }

  /** What a server or a webhook says in these words is about something else, if it may not be. */
  FailureKind(boolean mayBeOfServer, String words) {
    this.words = Optional.of(Pattern.compile(words, Pattern.MULTILINE));
    this.mayBeOfServer = mayBeOfServer;
  }

  @Override
  public List<String> keys() {
    return List.of(name() + ".what", name() + ".remedy");
  }

  /** What happened, in one sentence. */
  String what(String asked) {
    return part("what", "asked", asked);
  }

  /** What to do about it. */
  String remedy() {
    return part("remedy");
  }

  /** What kubectl's words mean; of several the last. */
  static FailureKind of(String all) {
    String words = ErrorLines.verdict(all);
    boolean isOfServer = ErrorLines.areOfServer(words);
    return Arrays.stream(values())
        .filter(kind -> kind.mayBeOfServer || !isOfServer)
        .filter(kind -> kind.words.filter(each -> each.matcher(words).find()).isPresent())
        .findFirst()
        .orElse(OTHER);
  }
}
