package dev.tripatch.share;

import static dev.tripatch.share.HtmlText.escaped;
import static dev.tripatch.share.HtmlText.prose;
import static dev.tripatch.share.HtmlText.styleOf;

import dev.tripatch.engine.format.CoarseStep;
import dev.tripatch.engine.format.Phase;
import dev.tripatch.json.Role;
import dev.tripatch.show.ComparisonView;
import dev.tripatch.show.paint.Mark;
import dev.tripatch.show.pane.StepPictures;
import dev.tripatch.show.pane.StepPictures.StepPicture;
import java.util.List;

/** The five steps of a comparison, each with its fine ones, and the place where they are shown. */
final class StepSection {
  private final List<Role> documents;
  private final StepPictures pictures;
  private final PageLines lines;
  private final StringBuilder out = new StringBuilder();

  private StepSection(ComparisonView view, StepPictures pictures, PageLines lines) {
    this.documents = view.documents();
    this.pictures = pictures;
    this.lines = lines;
  }

  /** The section; nothing where there are no steps. */
  static String of(ComparisonView view, PageLines lines) {
    return view.stepPictures()
        .map(pictures -> new StepSection(view, pictures, lines).write())
        .orElse("");
  }

  private String write() {
    out.append("<section id=\"steps\" aria-labelledby=\"steps-title\">\n<h2 id=\"steps-title\">");
    out.append(escaped(PageWording.STEPS.text())).append("</h2>\n<nav aria-labelledby=\"");
    out.append("steps-title\">\n<ol class=\"acts\">\n");
    pictures.coarse().forEach(this::act);
    out.append("</ol>\n<div class=\"buttons\">\n");
    button("previous", "", PageWording.PREVIOUS);
    button("next", "first", PageWording.NEXT);
    button("each", "", PageWording.EACH_STEP);
    out.append("</div>\n</nav>\n<p id=\"said\" aria-live=\"polite\" data-count=\"");
    out.append(escaped(PageWording.STEP_OF.text("step", "{step}", "count", "{count}")));
    out.append("\"></p>\n<div id=\"stage\" class=\"panes\"></div>\n<p class=\"aside legend\">");
    legend(Mark.READ);
    legend(Mark.WRITTEN);
    out.append("</p>\n<p class=\"aside keys\">").append(escaped(PageWording.KEYS.text()));
    return out.append("</p>\n</section>\n").toString();
  }

  private void legend(Mark mark) {
    out.append("<i class=\"g ").append(styleOf(mark)).append("\">").append(mark.glyph());
    out.append("</i>").append(escaped(mark.word())).append('\n');
  }

  private void button(String id, String style, PageWording title) {
    out.append("<button type=\"button\" id=\"").append(id).append('"');
    out.append(style.isEmpty() ? "" : " class=\"" + style + "\"");
    out.append(id.equals("each") ? " aria-expanded=\"false\">" : ">");
    out.append(escaped(title.text())).append("</button>\n");
  }

  private void act(CoarseStep act) {
    out.append("<li class=\"act\"><button type=\"button\" data-panes=\"");
    out.append(panes(pictures.at(act))).append("\"><b>").append(act.number()).append("</b> ");
    out.append(escaped(act.title())).append("</button>\n<span class=\"sentence\">");
    out.append(prose(act.whole().sentence())).append("</span>\n<ol class=\"fine\">\n");
    for (int at = act.from(); at < act.to(); at++) {
      fine(pictures.at(at));
    }
    out.append("</ol></li>\n");
  }

  private void fine(StepPicture step) {
    out.append("<li><button type=\"button\" data-panes=\"").append(panes(step)).append("\">");
    out.append("<span class=\"sentence\">").append(prose(step.step().sentence()));
    out.append("</span></button></li>\n");
  }

  private String panes(StepPicture picture) {
    return PageLines.ranges(
        panes(picture.step().phase()).stream()
            .filter(role -> !Role.DOCUMENTS.contains(role) || documents.contains(role))
            .map(picture::pane)
            .filter(pane -> !pane.text().isEmpty())
            .map(lines::pane)
            .toList());
  }

  /** What a step of this part looks at, and what it changes. */
  private static List<Role> panes(Phase phase) {
    return switch (phase) {
      case DELETIONS -> List.of(Role.LAST_APPLIED, Role.LOCAL, Role.PATCH);
      case DELTA -> List.of(Role.LOCAL, Role.LIVE, Role.PATCH);
      case MERGE -> List.of(Role.LIVE, Role.PATCH);
      case APPLY -> List.of(Role.PATCH, Role.RESULT);
      case RESULT -> List.of(Role.LIVE, Role.RESULT);
    };
  }
}
