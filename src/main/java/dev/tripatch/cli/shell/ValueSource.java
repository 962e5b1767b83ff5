package dev.tripatch.cli.shell;

import dev.tripatch.cli.input.NamedDocuments;
import dev.tripatch.cli.output.StopException;
import dev.tripatch.cli.shell.WordCompletion.Files;
import dev.tripatch.cli.terminal.Terminal;
import dev.tripatch.schema.KnownKind;
import dev.tripatch.show.table.FieldRow;
import dev.tripatch.workspace.schemas.Schemas;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;

/**
 * Which values an option or parameter can have. What its help calls the value says what it is, so
 * the same words stand for the same things in every help.
 */
public record ValueSource(Schemas builtIn, Terminal terminal) {
  private static final String LEAVE_OUT = "--leave-out";
  private static final String LIST = "List";

  /** The command whose live objects are always a cluster's. */
  private static final String SEND = "send";

  private static final String OF_CLUSTER = "KIND/NAME";

  private static final String OF_HELM = "RELEASE";

  /** All values; nothing where the words before are wrong. */
  WordCompletion of(ArgSpec argument, TypedWords typed, String begun) {
    if (argument.completionCandidates() != null) {
      return WordCompletion.of(
          StreamSupport.stream(argument.completionCandidates().spliterator(), false)
              .map(WordCompleter::written)
              .map(Candidate::of));
    }
    try {
      return named(argument, typed, begun);
    } catch (StopException | ParameterException wrong) {
      return WordCompletion.NONE;
    }
  }

  private WordCompletion named(ArgSpec argument, TypedWords typed, String begun)
      throws StopException {
    return switch (argument.paramLabel()) {
      case "FILE", "PATH", "CHART", "LEFT", "RIGHT", "OUT.png" -> WordCompletion.of(Files.ANY);
      case "FOLDER" -> WordCompletion.of(Files.FOLDERS);
      case "FILE|NAME" -> new WordCompletion(words(documents(typed).schemaNames()), Files.ANY);
      case "RELEASE|FILE" -> new WordCompletion(words(documents(typed).releases()), Files.ANY);
      case "[NAMESPACE/]KIND/NAME" ->
          new WordCompletion(words(documents(typed).objectNames()), Files.NONE);
      case "ID" -> new WordCompletion(words(documents(typed).sent()), Files.NONE);
      case "CONTEXT" -> new WordCompletion(words(documents(typed).contexts()), Files.NONE);
      case "NAMESPACE" -> new WordCompletion(words(namespaces(typed)), Files.NONE);
      case OF_CLUSTER -> ofCluster(typed, begun);
      case "FIELD" -> WordCompletion.of(fields(argument, typed));
      case "KIND" -> WordCompletion.of(kinds(documents(typed).kinds(), begun));
      default -> WordCompletion.NONE;
    };
  }

  /** Only where the line is about a cluster: nothing else asks one. */
  private List<String> namespaces(TypedWords typed) {
    NamedDocuments documents = documents(typed);
    boolean isOfCluster =
        documents.areOfCluster()
            || typed.command().positionalParameters().stream()
                .anyMatch(
                    each ->
                        each.paramLabel().equals(OF_CLUSTER) || each.paramLabel().equals(OF_HELM));
    return isOfCluster ? documents.namespaces() : List.of();
  }

  /** Kinds until there is one, then its objects. */
  private WordCompletion ofCluster(TypedWords typed, String begun) {
    int slash = begun.indexOf('/');
    if (slash < 0) {
      return new WordCompletion(
          words(documents(typed).kindsOfCluster().stream().map(kind -> kind + "/").toList()),
          Files.NONE_YET);
    }
    String kind = begun.substring(0, slash);
    return new WordCompletion(
        words(
            documents(typed).namesOfCluster(kind).stream().map(name -> kind + "/" + name).toList()),
        Files.NONE);
  }

  private NamedDocuments documents(TypedWords typed) {
    return NamedDocuments.read(
        typed.before(), typed.command().name().equals(SEND), builtIn, terminal);
  }

  private static List<Candidate> words(List<String> words) {
    return words.stream().map(Candidate::of).toList();
  }

  /** What is not sent cannot be left out. */
  private Stream<Candidate> fields(ArgSpec argument, TypedWords typed) throws StopException {
    if (argument.isPositional()) {
      return Stream.of();
    }
    boolean isLeaving =
        argument instanceof OptionSpec option && option.longestName().equals(LEAVE_OUT);
    return documents(typed).fields().stream()
        .filter(row -> !isLeaving || !row.mark().isKept())
        .map(ValueSource::candidate)
        .distinct();
  }

  private static Candidate candidate(FieldRow row) {
    return new Candidate(row.path().toString(), row.word());
  }

  /** As the word was begun: {@code deployment}, as for kubectl, or {@code Deployment}. */
  private static Stream<Candidate> kinds(List<KnownKind> kinds, String begun) {
    boolean isCapital = !begun.isEmpty() && Character.isUpperCase(begun.charAt(0));
    Set<String> all = kinds.stream().map(KnownKind::kind).collect(Collectors.toSet());
    return all.stream()
        .filter(kind -> !kind.endsWith(LIST) || !all.contains(kind.replaceFirst(LIST + "$", "")))
        .map(kind -> isCapital ? kind : kind.toLowerCase(Locale.ROOT))
        .sorted()
        .map(Candidate::of);
  }
}
