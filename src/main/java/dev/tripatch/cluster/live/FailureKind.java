package dev.tripatch.cluster.live;

import dev.tripatch.prose.Prose;
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
  /** A kubeconfig that cannot be read. */
  BROKEN_CONFIG("error loading config file|invalid configuration"),
  /** The kubeconfig does not have the context. */
  NO_CONTEXT("context \"[^\"]*\" does not exist|context was not found for specified context"),
  /** The kubeconfig names none. */
  NO_CURRENT_CONTEXT("current-context (?:is not set|must exist)"),
  /** The namespace is not there. */
  NO_NAMESPACE("\\(NotFound\\): namespaces \""),
  /** The object is not there. */
  NOT_FOUND("\\(NotFound\\): "),
  /** The server has no such kind, or does not tell. */
  UNKNOWN_KIND("the server doesn't have a resource type|no matches for kind"),
  /** The rights are missing. */
  FORBIDDEN("\\(Forbidden\\): | is forbidden: User "),
  /** A login program did not bring what is needed. */
  LOGIN("getting credentials|exec plugin|credential plugin|no Auth Provider found"),
  /** The server does not know who asks. */
  UNAUTHORIZED("\\(Unauthorized\\)|must be logged in|asked for the client to provide credentials"),
  /** The server's certificate is not trusted. */
  CERTIFICATE("x509: |tls: |certificate"),
  /** Nothing listens, or nothing answers. */
  UNREACHABLE(
      "was refused|Unable to connect to the server|connection refused|no such host"
          + "|i/o timeout|context deadline exceeded|Client\\.Timeout"),
  /** The list changed so much that its next page is gone. */
  EXPIRED("\\(Expired\\): |410"),
  /** Anything else; the words say it. */
  OTHER("");

  private static final Prose PROSE = Prose.about("cluster");

  private final Optional<Pattern> words;

  FailureKind() {
    this.words = Optional.empty();
  }

  FailureKind(String words) {
    this.words = Optional.of(Pattern.compile(words));
  }

  @Override
  public Prose prose() {
    return PROSE;
  }

  @Override
  public List<String> keys() {
    return List.of(name() + ".what", name() + ".remedy");
  }

  /** What kubectl's words mean. */
  static FailureKind of(String words) {
    return Arrays.stream(values())
        .filter(kind -> kind.words.filter(each -> each.matcher(words).find()).isPresent())
        .findFirst()
        .orElse(OTHER);
  }
}
