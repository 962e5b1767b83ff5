package dev.tripatch.cli.command;

import dev.tripatch.cli.input.CaseFiles;
import dev.tripatch.cli.input.DocumentOptions;
import dev.tripatch.cli.input.GivenObjects;
import dev.tripatch.cli.output.AnswerForm;
import dev.tripatch.cli.output.ExitCodes;
import dev.tripatch.cli.output.Messages;
import dev.tripatch.cli.output.ObjectTable;
import dev.tripatch.cli.output.StopException;
import dev.tripatch.cli.output.data.AnswerFields;
import dev.tripatch.cli.output.data.ObjectAnswers;
import dev.tripatch.cli.terminal.Palette;
import dev.tripatch.cli.terminal.Terminal;
import dev.tripatch.workspace.objects.InParallel;
import dev.tripatch.workspace.objects.ObjectPair;
import dev.tripatch.workspace.objects.ObjectSummary;
import dev.tripatch.workspace.objects.Surveyor;
import dev.tripatch.workspace.objects.Unread;
import dev.tripatch.workspace.objects.Watch;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/**
 * A command about objects: its answer about one that is alone; of many a summary, then what it says
 * about each for which it has anything to say. What cannot be read keeps nothing else from being
 * told.
 */
public final class EachObject {

  /** What a command says about one object. */
  public interface About {

    /**
     * Says it; may be called by several threads at once.
     *
     * @param terminal gets what is to be told beside the answer
     * @throws StopException if there is no answer about this one
     */
    Said say(CaseFiles files, Terminal terminal) throws StopException;
  }

  /**
   * An answer about one object.
   *
   * @param isFound whether there is something to see, where the object is alone
   * @param text for people
   * @param data for programs
   */
  public record Said(boolean isFound, Supplier<String> text, Supplier<?> data) {}

  /**
   * What is told about an object.
   *
   * @param at its place among all
   * @param said the answer; empty if nothing was asked or nothing could be said
   * @param remarks what is told beside it
   * @param stop why there is no answer
   */
  private record Told(
      int at, Optional<Object> said, List<String> remarks, Optional<StopException> stop) {}

  private final Terminal terminal;
  private final DocumentOptions documents;
  private final GivenObjects given;
  private final List<ObjectSummary> summaries = new ArrayList<>();
  private boolean isAnswerMissing;
  private boolean isRefusalAnswer;
  private final boolean isAlone;
  private boolean isFoundAlone;

  /** Sums many objects up. */
  public EachObject(
      Terminal terminal, DocumentOptions documents, GivenObjects given, Surveyor surveyor) {
    this(terminal, documents, given, false);
    surveyor.survey(given.pairs(), summaries::add, Watch.NOBODY);
  }

  private EachObject(
      Terminal terminal, DocumentOptions documents, GivenObjects given, boolean isAlone) {
    this.terminal = terminal;
    this.documents = documents;
    this.given = given;
    this.isAlone = isAlone;
  }

  /** The one object that the options name; it is read when it is asked about. */
  static EachObject alone(Terminal terminal, DocumentOptions documents) {
    return new EachObject(terminal, documents, new GivenObjects(List.of(), List.of()), true);
  }

  /** What becomes of each of many. */
  public List<ObjectSummary> summaries() {
    return summaries;
  }

  /** The same as a table. */
  String table(ObjectTable table) {
    return table.of(given.pairs(), summaries);
  }

  /** A refusal is what the command is about, and no error. */
  void takeRefusalsForAnswers() {
    isRefusalAnswer = true;
  }

  /**
   * Prints the answer about the one object, or summary and answers.
   *
   * @param isFound whether the command has something to say about one of many
   * @throws StopException if there is no answer about the one object
   */
  public void print(AnswerForm form, Palette palette, Predicate<ObjectSummary> isFound, About about)
      throws StopException {
    if (isAlone) {
      Said said = sayAlone(about);
      terminal.out().print(form.written(said.text(), said.data()));
      return;
    }
    switch (form) {
      case TABLE -> printText(palette, isFound, about);
      case YAML, JSON -> terminal.out().print(form.written(() -> "", () -> data(isFound, about)));
    }
    tellFaults();
  }

  /** Asks about each, one after the other, and prints none of the answers. */
  void each(Predicate<ObjectSummary> isFound, About about) throws StopException {
    if (isAlone) {
      sayAlone(about);
    }
    for (int i = 0; i < summaries.size(); i++) {
      if (isAnswered(i, isFound)) {
        tellStop(say(i, about, Said::isFound));
      }
    }
  }

  private Said sayAlone(About about) throws StopException {
    Said said = about.say(CaseFiles.read(documents, terminal), terminal);
    isFoundAlone = said.isFound();
    return said;
  }

  /** Says beside the answers what becomes of many. */
  void sayTotal() {
    if (!isAlone) {
      terminal.say(ObjectTable.total(summaries));
    }
  }

  /** What could not be read or would be refused. */
  void tellFaults() {
    given.unread().forEach(each -> terminal.tell(lines(each)));
    for (ObjectSummary each : summaries) {
      if (isError(each)) {
        terminal.tell(List.of(each.message()));
      }
    }
  }

  private void printText(Palette palette, Predicate<ObjectSummary> isFound, About about) {
    ObjectTable table = new ObjectTable(terminal.width(), palette);
    terminal.out().print(table(table));
    List<Integer> answered =
        IntStream.range(0, summaries.size()).boxed().filter(i -> isAnswered(i, isFound)).toList();
    sayAll(
        answered,
        i -> say(i, about, said -> said.text().get()),
        told -> {
          String heading = table.heading(given.pairs().get(told.at()), told.remarks());
          terminal.out().print("\n" + heading + told.said().map(String::valueOf).orElse(""));
        });
  }

  /**
   * In order, with all processors. Nothing else is asked while a Secret is: what is said after it,
   * and nothing before, is without what it holds.
   */
  private void sayAll(List<Integer> places, Function<Integer, Told> work, Consumer<Told> answers) {
    Consumer<Told> inTurn =
        told -> {
          tellStop(told);
          answers.accept(told);
        };
    int start = 0;
    for (int end = 0; end <= places.size(); end++) {
      boolean isEnd = end == places.size();
      if (isEnd || given.pairs().get(places.get(end)).holdsSecret()) {
        InParallel.each(places.subList(start, end), work, inTurn, Watch.NOBODY);
        start = end + 1;
        if (!isEnd) {
          inTurn.accept(work.apply(places.get(end)));
        }
      }
    }
  }

  private AnswerFields data(Predicate<ObjectSummary> isFound, About about) {
    List<AnswerFields> entries = new ArrayList<>();
    sayAll(
        IntStream.range(0, summaries.size()).boxed().toList(),
        i -> isAnswered(i, isFound) ? say(i, about, said -> said.data().get()) : unsaid(i),
        told ->
            entries.add(
                ObjectAnswers.entry(
                    given.pairs().get(told.at()),
                    summaries.get(told.at()),
                    told.remarks(),
                    told.said())));
    return ObjectAnswers.of(entries, given.unread());
  }

  private boolean isAnswered(int at, Predicate<ObjectSummary> isFound) {
    return given.pairs().get(at).local().isPresent() && isFound.test(summaries.get(at));
  }

  /** What is told beside the answer belongs to the object: nobody could tell whose it is. */
  private Told say(int at, About about, Function<Said, Object> form) {
    ObjectPair pair = given.pairs().get(at);
    Optional<Object> said = Optional.empty();
    Optional<StopException> stopped = Optional.empty();
    ByteArrayOutputStream told = new ByteArrayOutputStream();
    try (PrintStream beside = new PrintStream(told, true, StandardCharsets.UTF_8)) {
      Terminal own = terminal.telling(beside);
      said = Optional.of(form.apply(about.say(CaseFiles.of(pair, documents, own), own)));
    } catch (StopException stop) {
      stopped = Optional.of(stop);
    }
    List<String> remarks = new ArrayList<>(pair.remarks());
    told.toString(StandardCharsets.UTF_8).lines().map(EachObject::plain).forEach(remarks::add);
    return new Told(at, said, remarks, stopped);
  }

  private Told unsaid(int at) {
    return new Told(at, Optional.empty(), given.pairs().get(at).remarks(), Optional.empty());
  }

  private void tellStop(Told told) {
    told.stop()
        .ifPresent(
            stop -> {
              isAnswerMissing = true;
              terminal.tell(stop.lines());
            });
  }

  private static String plain(String line) {
    return line.startsWith(Messages.PROGRAM) ? line.substring(Messages.PROGRAM.length()) : line;
  }

  private static List<String> lines(Unread unread) {
    String message = unread.place() + ": " + unread.message();
    return unread.remedy().isEmpty()
        ? List.of(message)
        : List.of(message, Messages.INDENT + unread.remedy());
  }

  private boolean isError(ObjectSummary summary) {
    return summary.state().isTrouble() && !(isRefusalAnswer && summary.state().isRefused());
  }

  /** As for one: an error if one has none, else whether anything was found. */
  public int exitCode(Predicate<ObjectSummary> isFound, boolean isZero) {
    boolean isError =
        isAnswerMissing || !given.unread().isEmpty() || summaries.stream().anyMatch(this::isError);
    if (isError) {
      return ExitCodes.ERROR;
    }
    boolean isAnyFound = isFoundAlone || summaries.stream().anyMatch(isFound);
    return !isZero && isAnyFound ? ExitCodes.PATCH : ExitCodes.NOTHING;
  }
}
