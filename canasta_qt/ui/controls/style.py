"""Qt's style: every question is passed to whoever draws or measures that part."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QIcon, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractSpinBox,
    QFrame,
    QMenu,
    QProxyStyle,
    QPushButton,
    QStyle,
    QStyleHintReturn,
    QStyleOption,
    QStyleOptionComplex,
    QWidget,
)

from canasta_qt.ui.controls import bars, buttons, choices, fields, frames, menus, views
from canasta_qt.ui.controls.focus import WheelGuard
from canasta_qt.ui.controls.frames import Corners
from canasta_qt.ui.controls.looks import ASKED, MAIN, SWITCH, look_of
from canasta_qt.ui.controls.measures import HINTS, measure
from canasta_qt.ui.style.icons import icon
from canasta_qt.ui.style.tokens import SIZE

Drawer = Callable[[QPainter, Any, QWidget | None], bool]
Sizer = Callable[[QStyleOption, QSize, QWidget | None], QSize]

_CE, _PE, _CC = QStyle.ControlElement, QStyle.PrimitiveElement, QStyle.ComplexControl
_CT, _SE, _SUB = QStyle.ContentsType, QStyle.SubElement, QStyle.SubControl

CONTROLS: Final[dict[QStyle.ControlElement, Drawer]] = {
    _CE.CE_PushButtonBevel: buttons.push_ground, _CE.CE_PushButtonLabel: buttons.push_label,
    _CE.CE_ComboBoxLabel: fields.combo_label, _CE.CE_ProgressBar: bars.progress,
    _CE.CE_TabBarTabShape: bars.tab_shape, _CE.CE_Splitter: bars.splitter,
    _CE.CE_MenuItem: menus.item, _CE.CE_MenuBarItem: menus.bar_item,
    _CE.CE_MenuBarEmptyArea: menus.bar_ground, _CE.CE_HeaderSection: views.header,
    _CE.CE_HeaderEmptyArea: views.header, _CE.CE_DockWidgetTitle: frames.dock_title,
    _CE.CE_CheckBox: choices.switch_row, _CE.CE_FocusFrame: frames.focus_frame,
    _CE.CE_ShapedFrame: frames.plain_line,
}  # fmt: skip

PRIMITIVES: Final[dict[QStyle.PrimitiveElement, Drawer]] = {
    _PE.PE_PanelButtonTool: buttons.tool_ground, _PE.PE_IndicatorCheckBox: choices.check,
    _PE.PE_IndicatorItemViewItemCheck: choices.check, _PE.PE_IndicatorRadioButton: choices.radio,
    _PE.PE_PanelLineEdit: fields.line_panel, _PE.PE_FrameLineEdit: views.row,
    _PE.PE_FrameTabBarBase: bars.tab_base, _PE.PE_FrameTabWidget: bars.tab_pane,
    _PE.PE_PanelMenu: menus.panel, _PE.PE_FrameMenu: menus.frame,
    _PE.PE_PanelMenuBar: menus.bar_ground, _PE.PE_PanelTipLabel: menus.panel,
    _PE.PE_PanelItemViewItem: views.row_ground, _PE.PE_PanelItemViewRow: views.row,
    _PE.PE_IndicatorBranch: views.branch, _PE.PE_IndicatorHeaderArrow: views.header_arrow,
    _PE.PE_IndicatorItemViewItemDrop: views.drop_mark, _PE.PE_FrameGroupBox: frames.group,
    _PE.PE_Frame: frames.frame, _PE.PE_FrameFocusRect: frames.focus,
    _PE.PE_IndicatorDockWidgetResizeHandle: frames.dock_edge,
    _PE.PE_IndicatorArrowDown: frames.arrows("down"), _PE.PE_IndicatorArrowUp: frames.arrows("up"),
    _PE.PE_IndicatorArrowLeft: frames.arrows("left"),
    _PE.PE_IndicatorArrowRight: frames.arrows("right"),
}  # fmt: skip

COMPLEX: Final[dict[QStyle.ComplexControl, Drawer]] = {
    _CC.CC_ComboBox: fields.combo, _CC.CC_SpinBox: fields.spin, _CC.CC_ScrollBar: bars.scroll_bar,
}  # fmt: skip

SIZES: Final[dict[QStyle.ContentsType, Sizer]] = {
    _CT.CT_PushButton: buttons.push_size, _CT.CT_ToolButton: buttons.tool_size,
    _CT.CT_ComboBox: fields.combo_size, _CT.CT_LineEdit: fields.line_size,
    _CT.CT_SpinBox: fields.spin_size, _CT.CT_TabBarTab: bars.tab_size,
    _CT.CT_MenuItem: menus.item_size, _CT.CT_MenuBarItem: menus.bar_item_size,
    _CT.CT_CheckBox: choices.switch_size, _CT.CT_ItemViewItem: views.row_size,
    _CT.CT_HeaderSection: views.header_size,
}  # fmt: skip

_OF_SWITCH: Final[dict[QStyle.SubElement, Callable[[QStyleOption], QRect]]] = {
    _SE.SE_CheckBoxIndicator: choices.switch_rect,
    _SE.SE_CheckBoxContents: choices.switch_words,
    _SE.SE_CheckBoxClickRect: lambda option: QRect(option.rect),
}

_SP = QStyle.StandardPixmap

ICONS: Final[dict[QStyle.StandardPixmap, tuple[str, str, int]]] = {
    _SP.SP_MessageBoxCritical: ("refused", "loss", 40),
    _SP.SP_MessageBoxWarning: ("warning", "warning", 40),
    _SP.SP_MessageBoxInformation: ("info", "accent", 40),
    _SP.SP_MessageBoxQuestion: ("help", "accent", 40),
    _SP.SP_LineEditClearButton: ("close", "text_soft", SIZE["icon"]),
}
"""Qt's own signs that are drawn by icons of the family: name, token, size."""

_AFTER_FUSION: Final = {
    _CT.CT_ItemViewItem, _CT.CT_HeaderSection, _CT.CT_TabBarTab, _CT.CT_CheckBox,
    _CT.CT_ToolButton,
}  # fmt: skip
"""Sizes that begin with what Fusion says."""


class CanastaStyle(QProxyStyle):
    """Draws widgets from the tokens that are shown now."""

    def __init__(self) -> None:
        super().__init__("Fusion")
        self._corners = Corners()
        self._wheel = WheelGuard()

    def drawControl(
        self, element: QStyle.ControlElement, option: QStyleOption, painter: QPainter,
        widget: QWidget | None = None,
    ) -> None:  # fmt: skip
        draw = CONTROLS.get(element)
        if draw is None or not draw(painter, option, widget):
            super().drawControl(element, option, painter, widget)

    def drawPrimitive(
        self, element: QStyle.PrimitiveElement, option: QStyleOption, painter: QPainter,
        widget: QWidget | None = None,
    ) -> None:  # fmt: skip
        draw = PRIMITIVES.get(element)
        if draw is None or not draw(painter, option, widget):
            super().drawPrimitive(element, option, painter, widget)

    def drawComplexControl(
        self, control: QStyle.ComplexControl, option: QStyleOptionComplex, painter: QPainter,
        widget: QWidget | None = None,
    ) -> None:  # fmt: skip
        if control is _CC.CC_Slider:
            self._slider(option, painter, widget)
            return
        draw = COMPLEX.get(control)
        if draw is None or not draw(painter, option, widget):
            super().drawComplexControl(control, option, painter, widget)

    def _slider(
        self, option: QStyleOptionComplex, painter: QPainter, widget: QWidget | None
    ) -> None:
        if option.subControls & _SUB.SC_SliderTickmarks:
            shown = option.subControls
            option.subControls = _SUB.SC_SliderTickmarks
            super().drawComplexControl(_CC.CC_Slider, option, painter, widget)
            option.subControls = shown
        bars.slider(painter, option, widget)

    def pixelMetric(
        self, metric: QStyle.PixelMetric, option: QStyleOption | None = None,
        widget: QWidget | None = None,
    ) -> int:  # fmt: skip
        found = measure(metric, widget)
        return super().pixelMetric(metric, option, widget) if found is None else found

    def styleHint(
        self, hint: QStyle.StyleHint, option: QStyleOption | None = None,
        widget: QWidget | None = None, returned: QStyleHintReturn | None = None,
    ) -> int:  # fmt: skip
        found = HINTS.get(hint)
        return super().styleHint(hint, option, widget, returned) if found is None else found

    def sizeFromContents(
        self, kind: QStyle.ContentsType, option: QStyleOption, size: QSize,
        widget: QWidget | None = None,
    ) -> QSize:  # fmt: skip
        sizer = SIZES.get(kind)
        if sizer is None:
            return super().sizeFromContents(kind, option, size, widget)  # type: ignore[arg-type]
        if kind in _AFTER_FUSION:
            size = super().sizeFromContents(kind, option, size, widget)  # type: ignore[arg-type]
        return sizer(option, size, widget)

    def subControlRect(
        self, control: QStyle.ComplexControl, option: QStyleOptionComplex,
        part: QStyle.SubControl, widget: QWidget | None = None,
    ) -> QRect:  # fmt: skip
        if control is _CC.CC_ScrollBar:
            return bars.scroll_part(option, part)
        if control is _CC.CC_ComboBox:
            return fields.combo_part(option, part)
        if control is _CC.CC_SpinBox:
            return fields.spin_part(option, part)
        if control is _CC.CC_Slider and part == _SUB.SC_SliderHandle:
            return bars.slider_handle(option)
        return super().subControlRect(control, option, part, widget)  # type: ignore[arg-type]

    def subElementRect(
        self, element: QStyle.SubElement, option: QStyleOption, widget: QWidget | None = None
    ) -> QRect:
        place = _OF_SWITCH.get(element)
        if place is not None and look_of(widget) == SWITCH:
            return place(option)
        found = super().subElementRect(element, option, widget)  # type: ignore[arg-type]
        if element is _SE.SE_LineEditContents:
            return fields.line_words(option, widget, found)
        return found

    def standardIcon(
        self, which: QStyle.StandardPixmap, option: QStyleOption | None = None,
        widget: QWidget | None = None,
    ) -> QIcon:  # fmt: skip
        found = ICONS.get(which)
        if found is None:
            return super().standardIcon(which, option, widget)
        name, token, size = found
        return icon(name, token, size)

    def polish(self, target: Any) -> Any:
        result = super().polish(target)
        if isinstance(target, QPushButton):
            if target.isDefault():
                target.setProperty(MAIN, True)
                target.window().setProperty(ASKED, True)
        elif isinstance(target, QAbstractItemView):
            views.prepare(target)
        elif isinstance(target, QAbstractSpinBox):
            target.setAlignment(Qt.AlignmentFlag.AlignCenter)
        elif isinstance(target, QMenu | QFrame):
            self._corners.round_off(target)
        if isinstance(target, QWidget):
            self._wheel.watch(target)
        return result
