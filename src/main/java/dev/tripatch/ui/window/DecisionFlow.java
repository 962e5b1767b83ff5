package dev.tripatch.ui.window;

import dev.tripatch.decide.Fate;
import dev.tripatch.decide.Generated;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.show.pane.TextComparison;
import dev.tripatch.ui.panes.model.Subject;
import dev.tripatch.workspace.objects.DecidedObject;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.control.ButtonBar;
import javafx.scene.control.ButtonType;

/**
 * The one way of a decision once it is tried, whether it is about one field or about thousands in
 * many objects: a person agrees where that is needed, and reads what was done.
 *
 * @param mayI shows what would be done, and asks for leave
 * @param say says what was done, or why nothing was
 * @param told which tools were said to render local again; that is said once
 */
public record DecisionFlow(Predicate<Preview> mayI, Consumer<String> say, Set<Generated> told) {

  /** One that has said nothing yet. */
  public DecisionFlow(Predicate<Preview> mayI, Consumer<String> say) {
    this(mayI, say, EnumSet.noneOf(Generated.class));
  }

  /** So many objects are compared in the preview; more would take long and nobody reads them. */
  public static final int MOST_COMPARED = 100;

  /** So often it is said that more is decided than was asked for; all of it is listed. */
  private static final int MOST_SAID = 3;

  /** So few lines around a difference that the object's name above them is shown, too. */
  private static final int AROUND = 2;

  /**
   * What a decision would do to an object. Nothing of it is done yet.
   *
   * @param object the object's name
   * @param fields the fields that would be decided
   * @param refusals why others would not
   * @param remarks why more would be decided than was asked for
   * @param left why none of it would be decided, whatever the field
   * @param texts what would be edited, before and after
   * @param comments how many comments would go
   */
  public record Tried(
      String object,
      List<FieldPath> fields,
      List<String> refusals,
      List<String> remarks,
      Optional<DecidedObject.Left> left,
      Map<Role, Questions.Texts> texts,
      int comments) {

    /** A decision that edits no text. */
    public static Tried of(String object, List<FieldPath> fields, List<String> refusals) {
      return new Tried(object, fields, refusals, List.of(), Optional.empty(), Map.of(), 0);
    }

    private boolean edits(Role role) {
      Questions.Texts both = texts.get(role);
      return both != null && !both.first().equals(both.second());
    }
  }

  /**
   * What a person wants.
   *
   * @param what what is to be done: {@code Take live}
   * @param subject to which fields of which objects
   * @param asks whether a person must agree, even where nothing is lost
   * @param remarks what there is to know before it is done
   * @param after runs when it is done
   */
  public record Wish(
      String what, Subject subject, boolean asks, List<String> remarks, Runnable after) {}

  /**
   * What would be done.
   *
   * @param title what, and in which fields and objects
   * @param detail where, and what is left out and why
   * @param yes what to press if it is wanted
   * @param isLossy whether something is lost: then Enter does not press it
   * @param texts the objects before and after; the same where nothing is edited
   */
  public record Preview(
      String title, String detail, String yes, boolean isLossy, Questions.Texts texts) {

    /** Shows it; says whether the person wants it. */
    public boolean ask(Questions questions) {
      ButtonType wanted =
          isLossy ? Questions.button(yes) : new ButtonType(yes, ButtonBar.ButtonData.YES);
      ButtonType answer =
          texts.first().equals(texts.second())
              ? questions.ask(title, detail, wanted, ButtonType.CANCEL)
              : questions.askComparing(title, detail, texts, wanted, ButtonType.CANCEL);
      return answer.equals(wanted);
    }
  }

  /** Whether fields of many objects can get a fate together. */
  public static boolean isForMany(Fate fate) {
    return switch (fate) {
      case TAKE_LIVE, TAKE_LAST_APPLIED, KEEP_LOCAL, GIVE_UP -> true;
      case KEEP_BOTH, RESTORE -> false;
    };
  }

  /**
   * Does what a person wants, if they agree.
   *
   * @param all what was tried
   * @param act does it under a title; false if it said why it did not
   */
  public void go(Wish wish, List<Tried> all, Predicate<String> act) {
    List<Tried> decided = all.stream().filter(tried -> !tried.fields().isEmpty()).toList();
    String title = title(wish, decided);
    if (decided.isEmpty()) {
      say.accept(title + ". " + whyNot(all));
      return;
    }
    say.accept("");
    boolean needsLeave = wish.asks() || comments(decided) > 0;
    if ((!needsLeave || mayI.test(preview(wish, title, decided, all))) && act.test(title)) {
      say.accept((title + ". " + String.join(" ", done(wish, decided, all))).strip());
      wish.after().run();
    }
  }

  /** {@code Take live: spec.replicas of shop/Deployment/web}. */
  private static String title(Wish wish, List<Tried> decided) {
    if (decided.size() > 1) {
      int fields = decided.stream().mapToInt(each -> each.fields().size()).sum();
      return WindowWords.DECIDES.text(
          "what", wish.what(), "fields", fields, "objects", decided.size());
    }
    boolean isInPanes = wish.subject().inPanes().isPresent();
    return wish.what()
        + ": "
        + decided.stream()
            .findFirst()
            .filter(only -> !isInPanes)
            .map(only -> Subject.titleOf(only.fields(), only.object()))
            .orElseGet(wish.subject()::title);
  }

  private static String whyNot(List<Tried> all) {
    List<String> refusals = all.stream().flatMap(tried -> tried.refusals().stream()).toList();
    return all.size() == 1 && refusals.size() == 1
        ? refusals.getFirst()
        : notDecided(all).findFirst().orElseGet(WindowWords.NOTHING_TO_DECIDE::text);
  }

  private static int comments(List<Tried> decided) {
    return decided.stream().mapToInt(Tried::comments).sum();
  }

  private static Preview preview(Wish wish, String title, List<Tried> decided, List<Tried> all) {
    int comments = comments(decided);
    Stream<String> named =
        decided.size() > 1 || decided.getFirst().fields().size() > 1
            ? Stream.of(Questions.listed(decided.stream().map(DecisionFlow::named).toList()))
            : Stream.empty();
    Stream<String> lossy = comments > 0 ? Stream.of(WindowWords.COPY_FIRST.text()) : Stream.empty();
    return new Preview(
        comments > 0 ? WindowWords.DELETES_COMMENTS.text("title", title, "count", comments) : title,
        Stream.of(named, remarks(decided), wish.remarks().stream(), lossy, notDecided(all))
            .flatMap(Function.identity())
            .collect(Collectors.joining("\n")),
        comments > 0 ? WindowWords.DELETE_WITH_COMMENTS.text() : wish.what(),
        comments > 0,
        texts(decided));
  }

  private static Stream<String> remarks(List<Tried> decided) {
    return decided.stream().flatMap(tried -> tried.remarks().stream()).distinct().limit(MOST_SAID);
  }

  private static String named(Tried tried) {
    return tried.object()
        + ": "
        + tried.fields().stream().map(FieldPath::toString).collect(Collectors.joining(", "));
  }

  private List<String> done(Wish wish, List<Tried> decided, List<Tried> all) {
    List<String> sentences = new ArrayList<>(remarks(decided).toList());
    List<Role> changed =
        Arrays.stream(Role.values())
            .filter(role -> decided.stream().anyMatch(each -> each.edits(role)))
            .toList();
    if (!changed.isEmpty()) {
      sentences.add(
          WindowWords.CHANGED.text(
              "names",
              changed.stream()
                  .map(DecisionFlow::nameOf)
                  .collect(Collectors.joining(" " + WindowWords.AND.text() + " "))));
    }
    if (comments(decided) > 0) {
      sentences.add(WindowWords.COMMENTS_WENT.text("count", comments(decided)));
    }
    if (changed.contains(Role.LIVE)) {
      sentences.add(WindowWords.IN_THE_CLUSTER.text());
    }
    if (!changed.isEmpty() && wish.asks()) {
      sentences.add(WindowWords.NOT_SAVED_YET.text());
    }
    decided.stream()
        .flatMap(each -> Stream.ofNullable(each.texts().get(Role.LOCAL)))
        .flatMap(local -> Generated.in(local.first()).stream())
        .filter(told::add)
        .forEach(each -> sentences.add(each.sentence()));
    notDecided(all).forEach(sentences::add);
    return sentences;
  }

  private static String nameOf(Role changed) {
    return changed == Role.LIVE ? WindowWords.ANNOTATION_IN_LIVE.text() : changed.title();
  }

  /** What is not decided, and why. */
  private static Stream<String> notDecided(List<Tried> all) {
    List<DecidedObject.Left> left = all.stream().flatMap(each -> each.left().stream()).toList();
    return Stream.of(
            left(
                left.stream().filter(each -> !each.isFault()).map(DecidedObject.Left::why),
                (count, why) -> WindowWords.SECRETS_LEFT_OUT.text("count", count, "why", why)),
            left(
                left.stream().filter(DecidedObject.Left::isFault).map(DecidedObject.Left::why),
                (count, why) -> WindowWords.FAULTS_LEFT_OUT.text("count", count, "why", why)),
            left(
                all.stream().flatMap(each -> each.refusals().stream()),
                (count, why) -> WindowWords.FIELDS_NOT_DECIDED.text("count", count, "why", why)))
        .flatMap(Optional::stream);
  }

  private static Optional<String> left(
      Stream<String> reasons, BiFunction<Integer, String, String> words) {
    List<String> why = reasons.toList();
    return why.stream().findFirst().map(first -> words.apply(why.size(), first));
  }

  /** Where objects are edited, with some lines around, below the name of each. */
  private static Questions.Texts texts(List<Tried> decided) {
    StringBuilder before = new StringBuilder();
    StringBuilder after = new StringBuilder();
    decided.stream()
        .filter(each -> !each.texts().isEmpty())
        .limit(MOST_COMPARED)
        .forEach(
            each -> {
              String head = "# " + each.object() + "\n";
              before.append(head);
              after.append(head);
              each.texts()
                  .values()
                  .forEach(
                      text ->
                          addNear(
                              TextComparison.of(text.first(), text.second()).lines(),
                              before,
                              after));
            });
    return new Questions.Texts(before.toString(), after.toString());
  }

  private static void addNear(
      List<TextComparison.Line> lines, StringBuilder before, StringBuilder after) {
    for (int i = 0; i < lines.size(); i++) {
      boolean isNear =
          lines.subList(Math.max(0, i - AROUND), Math.min(lines.size(), i + AROUND + 1)).stream()
              .anyMatch(line -> line.kind() != TextComparison.Kind.SAME);
      if (isNear) {
        TextComparison.Line line = lines.get(i);
        before.append(line.kind() == TextComparison.Kind.ADDED ? "" : line.text() + "\n");
        after.append(line.kind() == TextComparison.Kind.REMOVED ? "" : line.text() + "\n");
      }
    }
  }
}
