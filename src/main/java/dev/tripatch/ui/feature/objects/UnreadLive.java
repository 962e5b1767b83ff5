package dev.tripatch.ui.feature.objects;

import dev.tripatch.ui.window.layout.MainView;
import dev.tripatch.ui.window.layout.Notice;
import dev.tripatch.workspace.objects.ObjectPair;
import java.util.Optional;
import javafx.collections.ListChangeListener;

/** Says of the object in the panes that live did not come, and why: it may well exist. */
public final class UnreadLive {
  private final ObjectsViewModel model;
  private final MainView view;
  private String words = "";
  private Optional<Notice> notice = Optional.empty();

  /** Follows the panes' object. */
  public UnreadLive(ObjectsViewModel model, MainView view) {
    this.model = model;
    this.view = view;
    model.currentProperty().subscribe(now -> look());
    model.rows().addListener((ListChangeListener<ObjectRow>) change -> look());
  }

  private void look() {
    Optional<ObjectRow> row = model.currentProperty().get();
    String now = row.map(this::words).orElse("");
    if (!now.equals(words)) {
      words = now;
      notice.ifPresent(view::removeNotice);
      notice = Optional.of(now).filter(each -> !each.isEmpty()).map(each -> notice(each, row));
      notice.ifPresent(Notice::show);
    }
  }

  private Notice notice(String said, Optional<ObjectRow> row) {
    Notice made = new Notice(view, "unread-live", said);
    if (row.filter(ObjectRow::isWaiting).isEmpty()) {
      made.offering("unread-live-again", ObjectWords.READ_AGAIN.text(), model::readAgain);
    }
    return made.offeringClose("unread-live-close");
  }

  private String words(ObjectRow row) {
    return row.pair().map(pair -> words(row, pair)).orElse("");
  }

  private String words(ObjectRow row, ObjectPair pair) {
    if (row.isWaiting()) {
      return pair.live().isPresent() ? "" : ObjectWords.LIVE_COMES.text("object", row.name());
    }
    return pair.unreadLive().map(reason -> words(row.name(), pair, reason)).orElse("");
  }

  private String words(String name, ObjectPair pair, String reason) {
    return pair.live()
        .map(model.survey()::document)
        .map(
            live ->
                ObjectWords.LIVE_STALE_NOTICE.text(
                    "object", name, "reason", reason, "live", live.name()))
        .orElseGet(() -> ObjectWords.LIVE_UNREAD_NOTICE.text("object", name, "reason", reason));
  }
}
