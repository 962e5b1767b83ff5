package dev.tripatch.cli.input;

import dev.tripatch.cli.output.StopException;
import dev.tripatch.cli.terminal.Terminal;
import dev.tripatch.json.FieldPath;
import dev.tripatch.workspace.Case;
import dev.tripatch.workspace.ComparisonMode;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Which documents to compare. */
public final class DocumentOptions {
  @Option(names = "--local", paramLabel = "FILE")
  @Nullable String local;

  @Option(names = "--live", paramLabel = "FILE")
  @Nullable String live;

  @Mixin ClusterOptions cluster = new ClusterOptions();

  @Option(names = "--last-applied", paramLabel = "FILE")
  @Nullable String lastApplied;

  @Option(names = "--case", paramLabel = "FILE")
  @Nullable String caseFile;

  @Option(names = "--object", paramLabel = "[NAMESPACE/]KIND/NAME")
  public @Nullable String object;

  /** Whether to refuse where live changed on its own. */
  @Option(names = "--no-overwrite")
  public boolean noOverwrite;

  @Option(names = "--as-kubectl-apply", negatable = true)
  @Nullable Boolean asKubectlApply;

  /** Whether live may be in another version than local. */
  @Option(names = "--as-it-is")
  boolean asItIs;

  @Option(names = "--leave-out", paramLabel = "FIELD")
  List<String> leaveOut = List.of();

  /** Whether no document was named, so that the built-in example was read. */
  public boolean isExample;

  private @Nullable GivenCase given;

  /** These options, with what is said here over them. */
  public Case.Options over(Case.Options options) throws StopException {
    ComparisonMode kubectl = asItIs ? ComparisonMode.AS_IT_IS : ComparisonMode.KUBECTL_APPLY;
    Optional<ComparisonMode> mode =
        Optional.ofNullable(asKubectlApply)
            .map(wanted -> wanted ? kubectl : ComparisonMode.DOCUMENTS)
            .or(() -> Optional.of(kubectl).filter(_ -> asItIs));
    return new Case.Options(
        options.overwrite() && !noOverwrite,
        mode.or(options::mode),
        leaveOut.isEmpty() ? options.leftOut() : leftOut(),
        options.further());
  }

  private Set<FieldPath> leftOut() throws StopException {
    Set<FieldPath> paths = new HashSet<>();
    for (String path : leaveOut) {
      paths.add(GivenPath.parse(path));
    }
    return paths;
  }

  /**
   * Live is always the cluster's.
   *
   * @throws StopException if it is to come from elsewhere
   */
  public ClusterOptions takeCluster() throws StopException {
    StopException.when(live != null || caseFile != null, InputWording.LIVE_OF_CLUSTER.text());
    cluster.take();
    return cluster;
  }

  /** The file with local; empty if none is named. */
  public Optional<String> localFile() {
    return Optional.ofNullable(local);
  }

  /** Whether no document is named. */
  boolean isEmpty() {
    return caseFile == null && files().findAny().isEmpty() && !cluster.isGiven();
  }

  /** The named case file, which cannot be mixed with documents. */
  public Optional<String> caseFile() throws StopException {
    cluster.requireThatTheyFit(live, caseFile);
    StopException.when(
        caseFile != null && files().findAny().isPresent(), InputWording.CASE_ALONE.text());
    return Optional.ofNullable(caseFile);
  }

  /** The case that is named, read once, since it may come from standard input. */
  Optional<GivenCase> givenCase(Terminal terminal) throws StopException {
    Optional<String> file = caseFile();
    if (file.isPresent() && given == null) {
      given = GivenCase.read(file.get(), terminal);
    }
    return Optional.ofNullable(given);
  }

  /** Says that a composed patch has no part in what is asked for. */
  public void tellOfComposed(Terminal terminal) throws StopException {
    if (givenCase(terminal).flatMap(each -> each.opened().patch()).isPresent()) {
      terminal.say(InputWording.COMPOSED_HAS_NO_PART.text());
    }
  }

  /**
   * The files and folders that stand for many objects, beside those of {@code -f}.
   *
   * @throws StopException if one object is asked for as well
   */
  void requireMany() throws StopException {
    cluster.requireThatTheyFit(live, caseFile);
    StopException.when(local != null || caseFile != null, InputWording.OBJECTS_ONCE.text());
  }

  /** The named documents. */
  Stream<String> files() {
    return Stream.of(local, live, lastApplied).flatMap(Stream::ofNullable);
  }

  /** A field's path on the command line. */
  public static final class GivenPath {

    private GivenPath() {}

    /** Reads a path; a dot may be before it, as kubectl users write it. */
    public static FieldPath parse(String text) throws StopException {
      boolean hasDot = text.length() > 1 && text.charAt(0) == '.';
      try {
        return FieldPath.parse(hasDot ? text.substring(1) : text);
      } catch (IllegalArgumentException wrong) {
        throw new StopException(String.valueOf(wrong.getMessage()));
      }
    }
  }
}
