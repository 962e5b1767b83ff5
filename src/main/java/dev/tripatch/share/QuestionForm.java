package dev.tripatch.share;

import static dev.tripatch.share.HtmlText.escaped;
import static dev.tripatch.share.HtmlText.prose;

import dev.tripatch.learn.exercise.Ask;
import dev.tripatch.learn.exercise.Choice;
import java.util.List;
import java.util.stream.Collectors;

/** Where a reader commits to a prediction. */
final class QuestionForm {
  private static final int FEWEST_ROWS = 4;
  private static final int MOST_ROWS = 30;

  private QuestionForm() {}

  /** The form for what a lesson asks; nothing if it asks nothing. */
  static String of(Ask ask, String question) {
    return switch (ask) {
      case Ask.Nothing _ -> "";
      case Ask.OfDocument(var start) ->
          form(question, document(start.text()), "", button("refused", PageWording.IT_IS_REFUSED));
      case Ask.OfChoice(List<Choice> choices) -> form(question, choices(choices), " disabled", "");
    };
  }

  private static String form(String question, String field, String check, String refused) {
    return """
    <section id="ask" aria-labelledby="ask-title">
    <h2 id="ask-title">%s</h2>
    %s%s<div class="buttons">
    <button type="button" id="check" class="first before"%s>%s</button>
    %s%s<button type="button" id="over" hidden>%s</button>
    </div>
    <div id="verdict" tabindex="-1" aria-live="polite" hidden%s></div>
    </section>
    """
        .formatted(
            escaped(PageWording.QUESTION.text()),
            HtmlMarkdown.of(question),
            field,
            check,
            escaped(PageWording.CHECK.text()),
            refused,
            button("show", PageWording.SHOW_ANSWER),
            escaped(PageWording.START_OVER.text()),
            words());
  }

  private static String button(String id, PageWording title) {
    return "<button type=\"button\" id=\"%s\" class=\"before\">%s</button>\n"
        .formatted(id, escaped(title.text()));
  }

  /** What the script says of a prediction. */
  private static String words() {
    return word("right", PageWording.RIGHT)
        + word("wrong", PageWording.WRONG)
        + word("yours", PageWording.YOURS)
        + word("shown", PageWording.SHOWN)
        + word("compare", PageWording.COMPARE);
  }

  private static String word(String name, PageWording sentence) {
    return " data-%s=\"%s\"".formatted(name, escaped(sentence.text()));
  }

  private static String document(String live) {
    PageWording how = live.isBlank() ? PageWording.WRITE_OBJECT : PageWording.MARK_LIVE;
    return "<p class=\"aside before\" id=\"how\">%s</p>\n".formatted(escaped(how.text()))
        + textArea("prediction", "how", PageWording.YOUR_PREDICTION, live);
  }

  /** A place to type in. */
  static String textArea(String id, String how, PageWording label, String text) {
    long rows = Math.clamp(text.lines().count() + 2, FEWEST_ROWS, MOST_ROWS);
    return """
    <label class="label" for="%1$s">%2$s</label>
    <textarea id="%1$s" aria-describedby="%3$s" rows="%4$d" spellcheck="false" \
    autocapitalize="off" autocomplete="off">
    %5$s</textarea>
    """
        .formatted(id, escaped(label.text()), how, rows, escaped(text));
  }

  private static String choices(List<Choice> choices) {
    return "<fieldset><legend>%s</legend>\n%s</fieldset>\n"
        .formatted(
            escaped(PageWording.YOUR_ANSWER.text()),
            choices.stream().map(QuestionForm::choice).collect(Collectors.joining()));
  }

  private static String choice(Choice choice) {
    String rule =
        choice.rule().isEmpty()
            ? ""
            : "<br><span class=\"aside\">%s</span>".formatted(prose(choice.rule()));
    return "<label class=\"choice\"><input type=\"radio\" name=\"choice\" autocomplete=\"off\"> "
        + prose(choice.name())
        + rule
        + "</label>\n";
  }
}
