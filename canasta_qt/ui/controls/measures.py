"""Sizes and distances of controls, as Qt asks for them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtWidgets import QDialog, QDialogButtonBox, QFocusFrame, QMainWindow, QStyle, QWidget

from canasta_qt.ui.controls.bars import HANDLE, LEAST_SCROLL, SCROLL
from canasta_qt.ui.controls.choices import INDICATOR
from canasta_qt.ui.controls.frames import is_choices
from canasta_qt.ui.controls.looks import SWITCH, look_of
from canasta_qt.ui.controls.views import ROW
from canasta_qt.ui.style.tokens import SIZE, SPACE
from canasta_qt.ui.style.type import factor, px

_METRIC = QStyle.PixelMetric
_HINT = QStyle.StyleHint

CLOSE_TABS: Final = 10
"""Pixels around the words of a tab where its bar has the property `close`: there is little room."""

SCALED: Final[dict[QStyle.PixelMetric, int]] = {
    _METRIC.PM_IndicatorWidth: INDICATOR, _METRIC.PM_IndicatorHeight: INDICATOR,
    _METRIC.PM_ExclusiveIndicatorWidth: INDICATOR, _METRIC.PM_ExclusiveIndicatorHeight: INDICATOR,
    _METRIC.PM_CheckBoxLabelSpacing: 10, _METRIC.PM_RadioButtonLabelSpacing: 10,
    _METRIC.PM_ScrollBarExtent: SCROLL, _METRIC.PM_ScrollBarSliderMin: LEAST_SCROLL,
    _METRIC.PM_SliderThickness: HANDLE + 2, _METRIC.PM_SliderLength: HANDLE,
    _METRIC.PM_SliderControlThickness: HANDLE,
    _METRIC.PM_ButtonIconSize: SIZE["icon"], _METRIC.PM_ToolBarIconSize: SIZE["icon"],
    _METRIC.PM_TabBarIconSize: SIZE["icon"], _METRIC.PM_ListViewIconSize: SIZE["icon"],
    _METRIC.PM_SmallIconSize: SIZE["icon"], _METRIC.PM_MessageBoxIconSize: 40,
    _METRIC.PM_MenuHMargin: 0, _METRIC.PM_MenuVMargin: 6,
    _METRIC.PM_MenuBarItemSpacing: 2, _METRIC.PM_MenuBarHMargin: 6, _METRIC.PM_MenuBarVMargin: 0,
    _METRIC.PM_MenuBarPanelWidth: 0, _METRIC.PM_SubMenuOverlap: -2,
    _METRIC.PM_TabBarTabHSpace: 28, _METRIC.PM_TabBarTabVSpace: 14,
    _METRIC.PM_TabBarScrollButtonWidth: 28,
    _METRIC.PM_SplitterWidth: 9, _METRIC.PM_HeaderMargin: 6,
    _METRIC.PM_HeaderDefaultSectionSizeVertical: ROW, _METRIC.PM_TreeViewIndentation: 24,
    _METRIC.PM_ToolTipLabelFrameWidth: 8, _METRIC.PM_FocusFrameHMargin: 7,
    _METRIC.PM_FocusFrameVMargin: 4, _METRIC.PM_DockWidgetTitleMargin: 6,
    _METRIC.PM_DockWidgetSeparatorExtent: 5, _METRIC.PM_LayoutHorizontalSpacing: SPACE[1],
    _METRIC.PM_LayoutVerticalSpacing: SPACE[1],
}  # fmt: skip
"""Pixels at a scale of 100 %."""

FIXED: Final[dict[QStyle.PixelMetric, int]] = {
    _METRIC.PM_ButtonShiftHorizontal: 0, _METRIC.PM_ButtonShiftVertical: 0,
    _METRIC.PM_TabBarTabShiftVertical: 0, _METRIC.PM_TabBarTabShiftHorizontal: 0,
    _METRIC.PM_TabBarTabOverlap: 0, _METRIC.PM_TabBarBaseOverlap: 0,
    _METRIC.PM_ScrollView_ScrollBarSpacing: 0, _METRIC.PM_MenuPanelWidth: 1,
    _METRIC.PM_ScrollView_ScrollBarOverlap: 0,
}  # fmt: skip
"""Pixels at every scale."""


def _icon(plain: int, widget: QWidget | None) -> float:
    wide = widget.property("icon_width") if widget is not None else None
    return wide / factor() if isinstance(wide, int) else plain


_OF_WIDGETS: Final[dict[QStyle.PixelMetric, Callable[[int, QWidget | None], float]]] = {
    _METRIC.PM_IndicatorWidth: lambda plain, widget: (
        SIZE["switch_width"] if look_of(widget) == SWITCH else plain
    ),
    _METRIC.PM_IndicatorHeight: lambda plain, widget: (
        SIZE["switch_height"] if look_of(widget) == SWITCH else plain
    ),
    _METRIC.PM_SmallIconSize: _icon,
    _METRIC.PM_TabBarTabHSpace: lambda plain, widget: (
        CLOSE_TABS if widget is not None and widget.property("close") is True else plain
    ),
    _METRIC.PM_FocusFrameHMargin: lambda plain, widget: (
        4 if isinstance(widget, QFocusFrame) else plain
    ),
}
"""Measures that are another one for some widgets."""

CHOICES_EDGE: Final = 4
"""Pixels between the edge of a list of choices and its rows, as in a menu."""

_MARGINS: Final = {
    _METRIC.PM_LayoutLeftMargin, _METRIC.PM_LayoutTopMargin, _METRIC.PM_LayoutRightMargin,
    _METRIC.PM_LayoutBottomMargin,
}  # fmt: skip

HINTS: Final[dict[QStyle.StyleHint, int]] = {
    _HINT.SH_EtchDisabledText: 0, _HINT.SH_DitherDisabledText: 0,
    _HINT.SH_ItemView_ShowDecorationSelected: 1, _HINT.SH_ComboBox_Popup: 0,
    _HINT.SH_DialogButtonLayout: QDialogButtonBox.ButtonLayout.GnomeLayout.value,
    _HINT.SH_DialogButtonBox_ButtonsHaveIcons: 0,
    _HINT.SH_ScrollView_FrameOnlyAroundContents: 0, _HINT.SH_ToolTipLabel_Opacity: 255,
    _HINT.SH_FocusFrame_AboveWidget: 1, _HINT.SH_FocusFrame_Mask: 0,
    _HINT.SH_Widget_ShareActivation: 0, _HINT.SH_ScrollBar_Transient: 0,
}  # fmt: skip
"""What controls do. The last two are Fusion's own: Qt asks for them ten times as often as for all
others together, and a window opens sooner where no second style is asked."""


def measure(metric: QStyle.PixelMetric, widget: QWidget | None) -> int | None:
    """A measure in pixels; None for what Fusion knows."""
    plain = SCALED.get(metric)
    if plain is not None:
        own = _OF_WIDGETS.get(metric)
        return px(plain if own is None else own(plain, widget))
    fixed = FIXED.get(metric)
    if fixed is not None:
        return fixed
    if metric is _METRIC.PM_DefaultFrameWidth and is_choices(widget):
        return px(CHOICES_EDGE)
    if metric in _MARGINS:
        outer = isinstance(widget, QDialog | QMainWindow)
        return px(SPACE[3] if outer else SPACE[2])
    return None
